import Bell from 'lucide-static/icons/bell.svg';
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { isPlainClick } from '../../../lib/is-plain-click';
import { useListener } from '../../../lib/use-listener';
import { CloseButton } from '../close-button/close-button';
import { Html } from '../html/html';
import { Icon } from '../icon/icon';
import { Modal } from '../modal/modal';

interface Props {
	/** HTML of the server, or our own elements. */
	readonly message: string | ReactElement;
	readonly onClose: () => void;
}

/** The modal “Thông báo” over the page. */
export function AlertModal( { message, onClose }: Props ) {
	const [ body, setBody ] = useState< HTMLElement | null >( null );
	const button = useRef< HTMLButtonElement >( null );

	useListener( body, 'click', ( event ) => {
		const { target } = event;
		const isLink = target instanceof Element && target.closest( 'a' );
		if ( isLink && isPlainClick( event ) ) {
			onClose();
		}
	} );

	return (
		<Modal
			title={
				<>
					<Icon icon={ Bell } />
					{ __( 'Thông báo', 'hien' ) }
				</>
			}
			aside={ <CloseButton onClick={ onClose } /> }
			isAlert
			focus={ button }
			onClose={ onClose }
			actions={
				<button
					ref={ button }
					className="hien-button is-primary"
					type="button"
					onClick={ onClose }
				>
					{ __( 'Đóng', 'hien' ) }
				</button>
			}
		>
			<div ref={ setBody }>
				{ typeof message === 'string' ? (
					<Html policy="message" className="" html={ message } />
				) : (
					message
				) }
			</div>
		</Modal>
	);
}
