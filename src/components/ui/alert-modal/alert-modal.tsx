import Bell from 'lucide-static/icons/bell.svg';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { isPlainClick } from '../../../lib/follow-link';
import { useDialog } from '../../../lib/use-dialog';
import { useListener } from '../../../lib/use-listener';
import { CloseButton } from '../close-button/close-button';
import { Html } from '../html/html';
import { Icon } from '../icon/icon';
import './alert-modal.scss';

interface Props {
	/** HTML of the server, or our own elements. */
	readonly message: string | ReactElement;
	readonly onClose: () => void;
}

/** The modal “Thông báo” over the page. */
export function AlertModal( { message, onClose }: Props ) {
	const id = useId();
	const dialog = useDialog( onClose );
	const [ body, setBody ] = useState< HTMLElement | null >( null );
	const button = useRef< HTMLButtonElement >( null );

	useLayoutEffect( () => button.current?.focus(), [] );

	useListener( body, 'click', ( event ) => {
		const { target } = event;
		const isLink = target instanceof Element && target.closest( 'a' );
		if ( isLink && isPlainClick( event ) ) {
			onClose();
		}
	} );

	return (
		<dialog
			{ ...dialog }
			className="hien-modal"
			role="alertdialog"
			aria-labelledby={ `${ id }-title` }
			aria-describedby={ `${ id }-message` }
		>
			<header className="hien-modal__head">
				<h2 className="hien-modal__title" id={ `${ id }-title` }>
					<Icon icon={ Bell } />
					{ __( 'Thông báo', 'hien' ) }
				</h2>
				<CloseButton onClick={ onClose } />
			</header>
			<div
				ref={ setBody }
				className="hien-modal__body"
				id={ `${ id }-message` }
			>
				{ typeof message === 'string' ? (
					<Html
						id="alert"
						policy="message"
						className=""
						html={ message }
					/>
				) : (
					message
				) }
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
