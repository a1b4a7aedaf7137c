import { useCallback, useEffect, useState } from 'react';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { ErrorBoundary } from '../../components/ui/error-boundary/error-boundary';
import { htmlToText } from '../../lib/html-to-text';
import { useDialog } from '../../lib/use-dialog';
import { useLazy } from '../../lib/use-lazy';
import { alertStore } from '../../stores/alert';
import type { Message } from '../../stores/alert';

// In the chunk that loads after the start, so that it is available offline.
const importModal = async () =>
	(
		await import(
			/* webpackChunkName: "later" */ '../../components/ui/alert-modal/alert-modal'
		)
	).AlertModal;

interface Props {
	readonly message: Message;
	readonly onClose: () => void;
}

/** The message in an unstyled dialog, if the code of the modal cannot be loaded or throws. */
function PlainAlert( { message, onClose }: Props ) {
	const dialog = useDialog( onClose );
	return (
		<dialog
			{ ...dialog }
			role="alertdialog"
			aria-label={ __( 'Thông báo', 'hien' ) }
		>
			<p>
				{ typeof message === 'string'
					? htmlToText( message )
					: message }
			</p>
			<button className="hien-button" type="button" onClick={ onClose }>
				{ __( 'Đóng', 'hien' ) }
			</button>
		</dialog>
	);
}

export function Alert() {
	const message = useSelect(
		( select ) => select( alertStore ).getMessage(),
		[]
	);
	const { dismiss } = useDispatch( alertStore );
	const close = useCallback( () => void dismiss(), [ dismiss ] );
	const [ Modal, load ] = useLazy( importModal );
	const [ hasFailed, setFailed ] = useState( false );
	useEffect( () => {
		if ( message !== null ) {
			void load().then( ( isThere ) => setFailed( ! isThere ) );
		}
	}, [ message, load ] );
	if ( message === null ) {
		return null;
	}
	const plain = <PlainAlert message={ message } onClose={ close } />;
	if ( Modal ) {
		return (
			<ErrorBoundary fallback={ plain }>
				<Modal message={ message } onClose={ close } />
			</ErrorBoundary>
		);
	}
	return hasFailed ? plain : null;
}
