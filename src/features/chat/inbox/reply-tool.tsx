import MessageSquareText from 'lucide-static/icons/message-square-text.svg';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { __ } from '@wordpress/i18n';
import { Icon } from '../../../components/ui/icon/icon';
import type { SavedReply } from '../../../contract/types';
import { cx } from '../../../lib/class-names';
import { isComposing } from '../../../lib/is-composing';
import { listenTo } from '../../../lib/listeners';
import type { Requested } from '../../../lib/use-request';
import { useListener } from '../../../lib/use-listener';
import { LiveRegion } from '../../../components/ui/live-region/live-region';
import { RetryButton } from '../../../components/ui/retry-button/retry-button';
import { commandAt, insertReply, matchingReplies } from './replies';
import { RepliesDialog } from './replies-dialog';

interface Props {
	readonly request: Requested< readonly SavedReply[] >;
	readonly text: string;
	readonly setText: ( text: string ) => void;
	readonly input: RefObject< HTMLTextAreaElement >;
}

const SHOWN = 8;

const subscribe = listenTo( document, 'selectionchange' );

/** The caret position in a field, updated as it moves; 0 before the field is rendered. */
function useCaret( field: RefObject< HTMLTextAreaElement > ): number {
	return useSyncExternalStore(
		subscribe,
		() => field.current?.selectionStart ?? 0
	);
}

/** The list of saved replies above the field: `/` opens it, the text after it filters it, Enter inserts a reply. */
export function ReplyTool( { request, text, setText, input }: Props ) {
	const id = useId();
	const [ active, setActive ] = useState( 0 );
	/** Index of the `/` whose list was closed by Escape; null for none. */
	const [ dismissed, setDismissed ] = useState< number | null >( null );
	const [ isEditing, setEditing ] = useState( false );
	const replies = request.status === 'ready' ? request.data : NONE;
	const caret = useCaret( input );
	const typed = commandAt( text, caret );
	const command = typed?.start === dismissed ? null : typed;
	const found = command
		? matchingReplies( replies, command.words ).slice( 0, SHOWN )
		: [];
	const isOpen = found.length > 0;
	const current = Math.min( active, found.length - 1 );

	function insert( { text: reply }: SavedReply ): void {
		const field = input.current;
		const result = insertReply(
			text,
			field?.selectionStart ?? caret,
			reply
		);
		setText( result.text );
		setActive( 0 );
		field?.focus();
		// After React has set the new text.
		requestAnimationFrame( () =>
			field?.setSelectionRange( result.caret, result.caret )
		);
	}

	// The next `/` opens the list again, even at the same index.
	if ( typed === null && dismissed !== null ) {
		setDismissed( null );
	}

	useEffect( () => {
		if ( isOpen ) {
			document
				.getElementById( `${ id }-${ current }` )
				?.scrollIntoView( { block: 'nearest' } );
		}
	}, [ id, isOpen, current ] );

	useListener( input.current, 'keydown', ( event ) => {
		const chosen = found[ current ];
		if ( isComposing( event ) || ! chosen ) {
			return;
		}
		const step = { ArrowDown: 1, ArrowUp: -1 }[ event.key ];
		if ( step !== undefined ) {
			setActive( ( current + step + found.length ) % found.length );
		} else if ( event.key === 'Enter' || event.key === 'Tab' ) {
			insert( chosen );
		} else if ( event.key === 'Escape' ) {
			setDismissed( command?.start ?? null );
		} else {
			return;
		}
		// Enter would send the message.
		event.preventDefault();
		event.stopPropagation();
	} );

	useEffect( () => {
		const field = input.current;
		if ( ! field || ! isOpen ) {
			return;
		}
		field.setAttribute( 'aria-controls', id );
		field.setAttribute( 'aria-activedescendant', `${ id }-${ current }` );
		return () => {
			field.removeAttribute( 'aria-controls' );
			field.removeAttribute( 'aria-activedescendant' );
		};
	}, [ input, id, isOpen, current ] );

	return (
		<div className="hien-replies">
			{ isOpen && (
				<div
					id={ id }
					className="hien-replies__list"
					role="listbox"
					aria-label={ __( 'Câu trả lời có sẵn', 'hien' ) }
					tabIndex={ -1 }
					// Keeps the focus in the field, whose keys navigate the list.
					onMouseDown={ ( event ) => event.preventDefault() }
				>
					{ found.map( ( reply, index ) => (
						<button
							key={ index }
							id={ `${ id }-${ index }` }
							className={ cx(
								'hien-replies__item',
								index === current && 'is-active'
							) }
							type="button"
							role="option"
							tabIndex={ -1 }
							aria-selected={ index === current }
							onClick={ () => insert( reply ) }
						>
							<span className="hien-replies__title">
								{ reply.title }
							</span>
							<span className="hien-replies__text hien-clamp-1">
								{ reply.text }
							</span>
						</button>
					) ) }
				</div>
			) }
			{ command && request.status === 'ready' && replies.length === 0 && (
				<p className="hien-replies__list">
					{ __(
						'Bạn chưa lưu câu trả lời nào. Bấm nút bên dưới để thêm.',
						'hien'
					) }
				</p>
			) }
			{ command && request.status === 'error' && (
				<p className="hien-replies__list" role="alert">
					{ __( 'Chưa tải được câu trả lời có sẵn.', 'hien' ) }{ ' ' }
					<RetryButton retry={ request.reload } />
				</p>
			) }
			<LiveRegion
				message={
					isOpen
						? __(
								'Có câu trả lời sẵn, dùng phím mũi tên để chọn.',
								'hien'
							)
						: ''
				}
			/>
			<button
				className="hien-replies__manage"
				type="button"
				onClick={ () => setEditing( true ) }
			>
				<Icon icon={ MessageSquareText } small />
				{ __( 'Câu trả lời có sẵn (gõ /)', 'hien' ) }
			</button>
			{ isEditing && (
				<RepliesDialog
					onSaved={ () => {
						setEditing( false );
						request.reload();
					} }
					onCancel={ () => setEditing( false ) }
				/>
			) }
		</div>
	);
}

const NONE: readonly SavedReply[] = [];
