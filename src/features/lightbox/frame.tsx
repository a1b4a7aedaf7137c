import ChevronLeft from 'lucide-static/icons/chevron-left.svg';
import ChevronRight from 'lucide-static/icons/chevron-right.svg';
import X from 'lucide-static/icons/x.svg';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { ControllerRef } from 'yet-another-react-lightbox';
import { __, sprintf } from '@wordpress/i18n';
import { cx } from '../../lib/class-names';
import { formatNumber } from '../../lib/formats';
import type { Picture } from '../../lib/picture';
import type { SvgShapes } from '../../lib/svg-shapes';
import { useDialog } from '../../lib/use-dialog';
import { Icon } from '../../components/ui/icon/icon';
import { Slides } from './slides';
import './lightbox.scss';

function Button( props: {
	readonly modifier?: 'prev' | 'next';
	readonly icon: SvgShapes;
	readonly label: string;
	readonly onClick: () => void;
} ) {
	const { modifier, icon, label, onClick } = props;
	return (
		<button
			className={ cx(
				'hien-lightbox__button',
				modifier && `hien-lightbox__${ modifier }`
			) }
			type="button"
			aria-label={ label }
			onClick={ onClick }
		>
			<Icon icon={ icon } />
		</button>
	);
}

interface Props {
	/** All pictures in order; null for one that is not loaded. */
	readonly pictures: readonly ( Picture | null )[];
	readonly index: number;
	readonly onView: ( index: number ) => void;
	readonly onClose: () => void;
	/** Whether the page below shows the same: that is what printers get. */
	readonly isOnPage?: boolean;
	readonly children?: ReactNode;
}

/** A dialog over the whole page that shows pictures, with buttons to the next and the previous one. */
export function LightboxFrame( props: Props ) {
	const { pictures, index, onView, onClose, isOnPage, children } = props;
	const dialog = useDialog( onClose );
	const controller = useRef< ControllerRef >( null );
	const picture = pictures[ index ] ?? null;
	const hasPrevious = index > 0;
	const hasNext = index < pictures.length - 1;

	useEffect( () => {
		const element = dialog.ref.current;
		// A removed button loses the focus, but the key listeners need it inside the dialog.
		const observer = new MutationObserver( () => {
			if ( element?.ownerDocument.activeElement === document.body ) {
				element.focus();
			}
		} );
		if ( element ) {
			observer.observe( element, { childList: true, subtree: true } );
		}
		return () => observer.disconnect();
	}, [ dialog.ref ] );

	const showNext = () => controller.current?.next();
	const showPrevious = () => controller.current?.prev();

	/** Hides keys with a modifier from the library: Alt with an arrow key is the browser's Back and Forward. */
	function stopModified( event: KeyboardEvent ): void {
		const isModified = event.altKey || event.ctrlKey || event.metaKey;
		if ( isModified && event.key !== 'Enter' ) {
			event.stopPropagation();
		}
	}

	function onKeyDown( event: KeyboardEvent< HTMLElement > ): void {
		const { key, target, currentTarget } = event;
		if (
			target instanceof HTMLTextAreaElement ||
			// Events of a dialog above bubble through React as well.
			( target as Element ).closest( 'dialog' ) !== currentTarget
		) {
			return;
		}
		if ( key === 'ArrowLeft' ) {
			showPrevious();
		} else if ( key === 'ArrowRight' ) {
			showNext();
		}
	}

	return (
		// The buttons inside do the same as the keys.
		<dialog
			{ ...dialog }
			className={ cx(
				'hien-lightbox',
				! children && 'is-bare',
				isOnPage && 'is-on-page'
			) }
			aria-label={ __( 'Xem ảnh', 'hien' ) }
			onKeyDownCapture={ stopModified }
			onKeyDown={ onKeyDown }
		>
			<div className="hien-lightbox__stage">
				{ picture?.thumb && (
					<img
						className="hien-lightbox__glow"
						src={ picture.thumb }
						alt=""
					/>
				) }
				<div className="hien-lightbox__top">
					<span className="hien-lightbox__count">
						{ sprintf(
							'%1$s / %2$s',
							formatNumber( index + 1 ),
							formatNumber( pictures.length )
						) }
					</span>
					<Button
						icon={ X }
						label={ __( 'Đóng (Esc)', 'hien' ) }
						onClick={ onClose }
					/>
				</div>
				{ hasPrevious && (
					<Button
						modifier="prev"
						icon={ ChevronLeft }
						label={ __( 'Ảnh trước', 'hien' ) }
						onClick={ showPrevious }
					/>
				) }
				<Slides
					pictures={ pictures }
					index={ index }
					onView={ onView }
					controller={ controller }
				/>
				{ hasNext && (
					<Button
						modifier="next"
						icon={ ChevronRight }
						label={ __( 'Ảnh sau', 'hien' ) }
						onClick={ showNext }
					/>
				) }
				{ picture?.caption && (
					<p className="hien-lightbox__caption">
						{ picture.caption }
					</p>
				) }
			</div>
			{ children }
		</dialog>
	);
}
