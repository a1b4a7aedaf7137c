import X from 'lucide-static/icons/x.svg';
import { useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { getReplies, putReplies } from '../../../api/inbox';
import { CancelButton } from '../../../components/ui/cancel-button/cancel-button';
import { LoadError } from '../../../components/ui/empty/empty';
import { Icon } from '../../../components/ui/icon/icon';
import { Modal } from '../../../components/ui/modal/modal';
import { Spinner } from '../../../components/ui/spinner/spinner';
import {
	CHAT_MESSAGE_LENGTH,
	SAVED_REPLIES_LIMIT,
	SAVED_REPLY_TITLE_LENGTH,
} from '../../../contract/constants';
import type { SavedReply } from '../../../contract/types';
import { useRequest } from '../../../lib/use-request';
import { FormDialog, TextField, useSubmission } from '../../forms';

/** The saved replies by the name of their row; removed rows remain in the values. */
type Values = Record< string, SavedReply >;

interface Row extends SavedReply {
	readonly name: string;
}

const BLANK: SavedReply = { title: '', text: '' };

const toRow = ( reply: SavedReply, index: number ): Row => ( {
	...reply,
	name: `row${ index }`,
} );

const isFilled = ( { title, text }: SavedReply ) =>
	title.trim() !== '' || text.trim() !== '';

interface Props {
	readonly onSaved: () => void;
	readonly onCancel: () => void;
}

function focusRow( row: HTMLFieldSetElement | null ): void {
	row?.querySelector( 'input' )?.focus();
}

/** Moves the focus out of a row that is removed: to the next row, else the previous one, else the button below. */
function leaveRow( { currentTarget }: MouseEvent ): void {
	const row = currentTarget.closest( 'fieldset' );
	const next = row?.nextElementSibling;
	const neighbour =
		next?.querySelector( 'input' ) ??
		row?.previousElementSibling?.querySelector( 'input' ) ??
		next;
	if ( neighbour instanceof HTMLElement ) {
		neighbour.focus();
	}
}

function RepliesForm( {
	replies,
	onSaved,
	onCancel,
}: Props & { readonly replies: readonly SavedReply[] } ) {
	const [ rows, setRows ] = useState< readonly Row[] >( () =>
		( replies.length > 0 ? replies : [ BLANK ] ).map( toRow )
	);
	/** Number of rows ever created, for unique names. */
	const made = useRef( rows.length );
	const [ added, setAdded ] = useState( '' );
	const submission = useSubmission< Values, readonly SavedReply[] >( {
		name: 'replies',
		send: ( values ) =>
			putReplies(
				rows
					.flatMap( ( { name } ) => values[ name ] ?? [] )
					.filter( isFilled )
			),
		onDone: onSaved,
	} );

	function add(): void {
		const row = toRow( BLANK, made.current++ );
		setRows( [ ...rows, row ] );
		setAdded( row.name );
	}

	return (
		<FormDialog
			title={ __( 'Câu trả lời có sẵn', 'hien' ) }
			submission={ submission }
			button={ __( 'Lưu', 'hien' ) }
			onCancel={ onCancel }
		>
			<p>
				{ __(
					'Trong ô soạn tin, gõ / rồi vài chữ của tên để chèn. Danh sách này của riêng bạn.',
					'hien'
				) }
			</p>
			{ rows.map( ( { name, title, text }, index ) => (
				<fieldset
					key={ name }
					ref={ name === added ? focusRow : undefined }
					className="hien-replies__row"
				>
					<legend className="hien-visually-hidden">
						{ sprintf(
							/* translators: %d: number of a saved answer in its list. */
							__( 'Câu %d', 'hien' ),
							index + 1
						) }
					</legend>
					<TextField
						name={ `${ name }.title` }
						label={ __( 'Tên ngắn', 'hien' ) }
						value={ title }
						maxLength={ SAVED_REPLY_TITLE_LENGTH }
						rules={ { deps: `${ name }.text` } }
					/>
					<button
						className="hien-icon-button"
						type="button"
						aria-label={ __( 'Bỏ câu này', 'hien' ) }
						onClick={ ( event ) => {
							leaveRow( event );
							setRows(
								rows.filter( ( row ) => row.name !== name )
							);
						} }
					>
						<Icon icon={ X } small />
					</button>
					<TextField
						name={ `${ name }.text` }
						label={ __( 'Câu trả lời', 'hien' ) }
						value={ text }
						multiline
						maxLength={ CHAT_MESSAGE_LENGTH }
						rules={ {
							validate: ( typed: string, values: Values ) =>
								typed.trim() !== '' ||
								values[ name ]?.title.trim() === '' ||
								__( 'Mục này còn thiếu câu trả lời.', 'hien' ),
						} }
					/>
				</fieldset>
			) ) }
			{ rows.length < SAVED_REPLIES_LIMIT && (
				<button
					className="hien-button is-soft is-small"
					type="button"
					onClick={ add }
				>
					{ __( 'Thêm câu', 'hien' ) }
				</button>
			) }
		</FormDialog>
	);
}

/** Edits the saved replies. It loads them first: saving replaces all, and another tab may have changed them. */
export function RepliesDialog( props: Props ) {
	const request = useRequest( getReplies );
	if ( request.status === 'ready' ) {
		return <RepliesForm { ...props } replies={ request.data } />;
	}
	return (
		<Modal
			title={ __( 'Câu trả lời có sẵn', 'hien' ) }
			className="hien-form-dialog"
			onClose={ props.onCancel }
			actions={ <CancelButton onClick={ props.onCancel } /> }
		>
			{ request.status === 'loading' ? (
				<Spinner label={ __( 'Đang tải', 'hien' ) } />
			) : (
				<LoadError
					retry={ request.reload }
					error={ request.error }
					compact
				/>
			) }
		</Modal>
	);
}
