import Bell from 'lucide-static/icons/bell.svg';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { isPlainClick } from '../../lib/plain-click';
import { useListener } from '../../lib/use-listener';
import { CloseButton } from '../close-button/close-button';
import { Html } from '../html/html';
import { Icon } from '../icon/icon';
import './alert-modal.scss';

interface Props {
	/** HTML. */
	readonly message: string;
	readonly onClose: () => void;
}

/** Says something over all else. Escape closes it before anything beneath. */
export function AlertModal( { message, onClose }: Props ) {
	const id = useId();
	const [ dialog, setDialog ] = useState< HTMLDialogElement | null >( null );
	const button = useRef< HTMLButtonElement >( null );

	useLayoutEffect( () => {
		if ( ! dialog ) {
			return;
		}
		// The browser keeps the focus inside, and gives it back on close.
		dialog.showModal();
		button.current?.focus();
		return () => dialog.close();
	}, [ dialog ] );

	useEffect( () => {
		function onKeyDown( event: KeyboardEvent ): void {
			if ( event.key === 'Escape' && ! event.isComposing ) {
				event.preventDefault();
				event.stopPropagation();
				onClose();
			}
		}
		// Ahead of whatever else listens, wherever the focus is.
		window.addEventListener( 'keydown', onKeyDown, true );
		return () => window.removeEventListener( 'keydown', onKeyDown, true );
	}, [ onClose ] );

	useListener( dialog, 'click', ( event ) => {
		const { target } = event;
		const isLink = target instanceof Element && target.closest( 'a' );
		if ( isLink && isPlainClick( event ) ) {
			onClose();
		}
	} );

	return (
		<dialog
			ref={ setDialog }
			className="hien-modal"
			role="alertdialog"
			aria-labelledby={ `${ id }-title` }
			aria-describedby={ `${ id }-message` }
			onCancel={ ( event ) => {
				event.preventDefault();
				onClose();
			} }
			// A device may close it without asking.
			onClose={ onClose }
		>
			<header className="hien-modal__head">
				<h2 className="hien-modal__title" id={ `${ id }-title` }>
					<Icon icon={ Bell } />
					{ __( 'Thông báo', 'hien' ) }
				</h2>
				<CloseButton onClick={ onClose } />
			</header>
			<div className="hien-modal__body" id={ `${ id }-message` }>
				<Html id="alert" html={ message } className="" />
			</div>
			<footer className="hien-modal__foot">
				<button
					ref={ button }
					className="hien-button is-primary"
					type="button"
					onClick={ onClose }
				>
					{ __( 'Đóng', 'hien' ) }
				</button>
			</footer>
		</dialog>
	);
}
