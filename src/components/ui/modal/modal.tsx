import { useId, useLayoutEffect } from 'react';
import type { ReactNode, RefObject } from 'react';
import { cx } from '../../../lib/class-names';
import { useDialog } from '../../../lib/use-dialog';
import type { OnClose } from '../../../lib/use-dialog';
import './modal.scss';

interface Props {
	readonly title: ReactNode;
	readonly aside?: ReactNode;
	/** The buttons at the bottom; none if the body has its own. */
	readonly actions?: ReactNode;
	/** Whether it is an `alertdialog`, which screen readers read at once. */
	readonly isAlert?: boolean;
	/** The element that gets the focus when the modal opens; by default the first focusable one. */
	readonly focus?: RefObject< HTMLElement >;
	readonly className?: string;
	/** For Escape and gestures of the device; its buttons call their own. */
	readonly onClose: OnClose;
	readonly children: ReactNode;
}

/** A dialog over the page, which keeps the focus inside. It is open for as long as it is rendered. */
export function Modal( props: Props ) {
	const { title, aside, actions, isAlert, focus, className, onClose } = props;
	const id = useId();
	const dialog = useDialog( onClose );
	useLayoutEffect( () => focus?.current?.focus(), [ focus ] );
	return (
		<dialog
			{ ...dialog }
			className={ cx( 'hien-modal', className ) }
			role={ isAlert ? 'alertdialog' : undefined }
			aria-labelledby={ `${ id }-title` }
			aria-describedby={ isAlert ? `${ id }-body` : undefined }
		>
			<header className="hien-modal__head">
				<h2 className="hien-modal__title" id={ `${ id }-title` }>
					{ title }
				</h2>
				{ aside }
			</header>
			<div className="hien-modal__body" id={ `${ id }-body` }>
				{ props.children }
			</div>
			{ actions && (
				<footer className="hien-modal__foot">{ actions }</footer>
			) }
		</dialog>
	);
}
