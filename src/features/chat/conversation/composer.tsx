import ImagePlus from 'lucide-static/icons/image-plus.svg';
import Send from 'lucide-static/icons/send.svg';
import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import { __ } from '@wordpress/i18n';
import { PartBoundary } from '../../../components/ui/error-boundary/error-boundary';
import { Icon } from '../../../components/ui/icon/icon';
import { LiveRegion } from '../../../components/ui/live-region/live-region';
import { CHAT_MESSAGE_LENGTH } from '../../../contract/constants';
import { cx } from '../../../lib/class-names';
import { isComposing } from '../../../lib/is-composing';
import { lazyWithRetry } from '../../../lib/lazy-with-retry';
import { formatNumber } from '../../../lib/formats';
import { remainingText } from '../../../lib/remaining-text';
import type { Props as ImagePreviewProps } from './image-preview';
import type { Draft } from './use-draft';
import '../../../components/ui/composer/composer.scss';

const ImagePreview = lazyWithRetry< ImagePreviewProps >( () =>
	import( /* webpackChunkName: "chat-image" */ './image-preview' ).then(
		( module ) => module.ImagePreview
	)
);

const COUNTED_FROM = CHAT_MESSAGE_LENGTH * 0.9;

interface Props {
	readonly draft: Draft;
	readonly input: RefObject< HTMLTextAreaElement >;
	readonly isReadOnly: boolean;
	readonly onType: () => void;
	readonly onSend: () => void;
}

/** The pasted images; none where there is text, as of spreadsheet cells. A copied file's text is its name. */
function pastedImages( clipboard: DataTransfer ): readonly File[] {
	const text = clipboard.getData( 'text/plain' ).trim();
	const images = [ ...clipboard.files ].filter( ( { type } ) =>
		type.startsWith( 'image/' )
	);
	return text === '' || images.some( ( { name } ) => name === text )
		? images
		: [];
}

/** The form for a message: a field that grows to five lines, an image, and the send button. */
export function Composer( props: Props ) {
	const { draft, input, isReadOnly, onType, onSend } = props;
	const { text, setText, image, failure } = draft;
	const file = useRef< HTMLInputElement >( null );
	const isCounted = text.length >= COUNTED_FROM;
	const isEmpty = text.trim() === '' && image.image.status === 'none';

	// For browsers without CSS field-sizing.
	useEffect( () => {
		const field = input.current;
		if ( field && ! Reflect.has( field.style, 'fieldSizing' ) ) {
			field.style.minHeight = '42px';
			field.style.height = '';
			field.style.height = `${ field.scrollHeight }px`;
		}
	}, [ text, input ] );

	// Who may write no more loses an empty form, and not the focus: it goes to the panel.
	useLayoutEffect( () => {
		const form = input.current?.form;
		return () => {
			if ( form?.matches( ':focus-within' ) ) {
				form.closest( 'dialog' )?.focus();
			}
		};
	}, [ input ] );

	function onKeyDown( event: KeyboardEvent ): void {
		const { key, shiftKey, nativeEvent } = event;
		if ( key === 'Enter' && ! shiftKey && ! isComposing( nativeEvent ) ) {
			event.preventDefault();
			// Not while the key is held.
			if ( ! event.repeat ) {
				onSend();
			}
		}
	}

	function onPaste( event: ClipboardEvent ): void {
		const images = pastedImages( event.clipboardData );
		if ( images.length > 0 && ! isReadOnly ) {
			event.preventDefault();
			void image.choose( images );
		}
	}

	return (
		<>
			{ image.image.status !== 'none' && (
				<PartBoundary>
					<Suspense>
						<ImagePreview
							image={ image.image }
							onRetry={ ( failed ) => {
								void image.choose( [ failed ] );
								input.current?.focus();
							} }
							onRemove={ () => {
								image.set( '' );
								input.current?.focus();
							} }
						/>
					</Suspense>
				</PartBoundary>
			) }
			{ failure && (
				<p className="hien-chat__failure" role="alert">
					{ failure }
				</p>
			) }
			<LiveRegion
				message={
					isCounted &&
					remainingText( CHAT_MESSAGE_LENGTH - text.length )
				}
			/>
			<form
				className="hien-chat__composer"
				onSubmit={ ( event ) => {
					event.preventDefault();
					onSend();
				} }
			>
				<input
					ref={ file }
					type="file"
					accept="image/jpeg,image/png,image/webp,image/gif"
					hidden
					onChange={ ( { currentTarget } ) => {
						void image.choose( [
							...( currentTarget.files ?? [] ),
						] );
						// The same file can be chosen again.
						currentTarget.value = '';
					} }
				/>
				{ ! isReadOnly && (
					<button
						className="hien-icon-button hien-chat__attach"
						type="button"
						aria-label={ __( 'Đính kèm ảnh', 'hien' ) }
						onClick={ () => file.current?.click() }
					>
						<Icon icon={ ImagePlus } />
					</button>
				) }
				<span className="hien-composer">
					<textarea
						ref={ input }
						className="hien-composer__input"
						rows={ 1 }
						enterKeyHint="send"
						value={ text }
						readOnly={ isReadOnly }
						placeholder={ __( 'Nhập tin nhắn…', 'hien' ) }
						aria-label={ __( 'Tin nhắn', 'hien' ) }
						onChange={ ( { currentTarget } ) => {
							setText( currentTarget.value );
							onType();
						} }
						onKeyDown={ onKeyDown }
						onPaste={ onPaste }
					/>
					{ isCounted && (
						<span
							className={ cx(
								'hien-chat__count',
								text.length > CHAT_MESSAGE_LENGTH && 'is-over'
							) }
							aria-hidden="true"
						>
							{ `${ formatNumber( text.length ) }/${ formatNumber( CHAT_MESSAGE_LENGTH ) }` }
						</span>
					) }
				</span>
				{ ! isReadOnly && (
					<button
						className={ cx(
							'hien-send',
							isEmpty && 'is-disabled'
						) }
						type="submit"
						aria-label={ __( 'Gửi', 'hien' ) }
					>
						<Icon icon={ Send } />
					</button>
				) }
			</form>
		</>
	);
}
