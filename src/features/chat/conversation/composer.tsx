import ImagePlus from 'lucide-static/icons/image-plus.svg';
import Send from 'lucide-static/icons/send.svg';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { __ } from '@wordpress/i18n';
import { Icon } from '../../../components/ui/icon/icon';
import { cx } from '../../../lib/class-names';
import { formatNumber } from '../../../lib/numbers';
import { ImagePreview } from './image-preview';
import { MESSAGE_MAX_LENGTH } from './message';
import type { Draft } from './use-draft';
import '../../../components/ui/composer/composer.scss';

const COUNTED_FROM = 1800;

interface Props {
	readonly draft: Draft;
	readonly input: RefObject< HTMLTextAreaElement >;
	/** Called at every input. */
	readonly onType: () => void;
	readonly onSend: () => void;
}

/** Where a message is written: a field that grows to five lines, an image, and the button that sends them. */
export function Composer( { draft, input, onType, onSend }: Props ) {
	const { text, setText, image, failure } = draft;
	const file = useRef< HTMLInputElement >( null );
	const isEmpty = text.trim() === '' && image.image.status === 'none';

	// Browsers without field-sizing grow it by script.
	useEffect( () => {
		const field = input.current;
		if ( field && ! Reflect.has( field.style, 'fieldSizing' ) ) {
			field.style.minHeight = '42px';
			field.style.height = 'auto';
			field.style.height = `${ field.scrollHeight }px`;
		}
	}, [ text, input ] );

	function onKeyDown( event: KeyboardEvent ): void {
		const { key, shiftKey, nativeEvent } = event;
		// Safari ends a composition before the key that ended it, which has this code.
		const isComposing =
			nativeEvent.isComposing || nativeEvent.keyCode === 229;
		if ( key === 'Enter' && ! shiftKey && ! isComposing ) {
			event.preventDefault();
			onSend();
		}
	}

	return (
		<>
			<ImagePreview { ...image } />
			{ failure && (
				<p className="hien-chat__failure" role="alert">
					{ failure }
				</p>
			) }
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
						const [ chosen ] = currentTarget.files ?? [];
						if ( chosen ) {
							void image.choose( chosen );
						}
						// The same file can be chosen again.
						currentTarget.value = '';
					} }
				/>
				<button
					className="hien-icon-button hien-chat__attach"
					type="button"
					aria-label={ __( 'Đính kèm ảnh', 'hien' ) }
					onClick={ () => file.current?.click() }
				>
					<Icon icon={ ImagePlus } />
				</button>
				<span className="hien-composer">
					<textarea
						ref={ input }
						className="hien-composer__input"
						rows={ 1 }
						value={ text }
						placeholder={ __( 'Nhập tin nhắn…', 'hien' ) }
						aria-label={ __( 'Tin nhắn', 'hien' ) }
						onChange={ ( { currentTarget } ) => {
							setText( currentTarget.value );
							onType();
						} }
						onKeyDown={ onKeyDown }
						onPaste={ ( event ) => {
							const [ pasted ] = event.clipboardData.files;
							if ( pasted?.type.startsWith( 'image/' ) ) {
								event.preventDefault();
								void image.choose( pasted );
							}
						} }
					/>
					{ text.length >= COUNTED_FROM && (
						<span
							className={ cx(
								'hien-chat__count',
								text.length > MESSAGE_MAX_LENGTH && 'is-over'
							) }
							role="status"
						>
							{ `${ formatNumber( text.length ) }/${ formatNumber( MESSAGE_MAX_LENGTH ) }` }
						</span>
					) }
				</span>
				<button
					className={ cx( 'hien-send', isEmpty && 'is-disabled' ) }
					type="submit"
					aria-label={ __( 'Gửi', 'hien' ) }
				>
					<Icon icon={ Send } />
				</button>
			</form>
		</>
	);
}
