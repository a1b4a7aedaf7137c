import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { CloseButton } from '../../components/ui/close-button/close-button';
import {
	ErrorBoundary,
	PartError,
} from '../../components/ui/error-boundary/error-boundary';
import { useDialog } from '../../lib/use-dialog';

interface FailureProps {
	readonly retry: () => void;
	readonly onClose: () => void;
}

function Failure( { retry, onClose }: FailureProps ) {
	const dialog = useDialog( onClose );
	return (
		<dialog { ...dialog } aria-label={ __( 'Xem ảnh', 'hien' ) }>
			<PartError retry={ retry } />
			<CloseButton onClick={ onClose } />
		</dialog>
	);
}

/** An error boundary that shows a small dialog if the lightbox throws. */
export function LightboxBoundary( props: {
	readonly onClose: () => void;
	readonly children: ReactNode;
} ) {
	return (
		<ErrorBoundary
			fallback={ ( retry ) => (
				<Failure retry={ retry } onClose={ props.onClose } />
			) }
		>
			{ props.children }
		</ErrorBoundary>
	);
}
