import X from 'lucide-static/icons/x.svg';
import { useState } from 'react';
import type { MouseEvent } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { putReplies } from '../../../api/inbox';
import { CancelButton } from '../../../components/ui/cancel-button/cancel-button';
import { LoadError } from '../../../components/ui/empty/empty';
import { Icon } from '../../../components/ui/icon/icon';
import { Modal } from '../../../components/ui/modal/modal';
import { Spinner } from '../../../components/ui/spinner/spinner';
import type { SavedReply } from '../../../contract/types';
import { MESSAGE_MAX_LENGTH } from '../conversation/message';
import { FormDialog } from './form-dialog';
import { useReplies } from './use-replies';

/** The most answers that the server stores. */
const MOST = 50;

interface Row extends SavedReply {
	readonly id: number;
}

interface Props {
	readonly onSaved: () => void;
	readonly onCancel: () => void;
}

/** Focuses the fields of a row that the author has added. */
function focusRow( row: HTMLFieldSetElement | null ): void {
	row?.querySelector( 'input' )?.focus();
}

/** Moves the focus out of a row that is about to go: to the next row, else the one before it, else the button after it. */
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
		( replies.length > 0 ? replies : [ { title: '', text: '' } ] ).map(
			( reply, id ) => ( { ...reply, id } )
		)
	);
	/** The id of the row that was added last. */
	const [ added, setAdded ] = useState( -1 );

	function change( id: number, changes: Partial< SavedReply > ): void {
		setRows(
			rows.map( ( row ) =>
				row.id === id ? { ...row, ...changes } : row
			)
		);
	}

	function add(): void {
		const id = Math.max( -1, ...rows.map( ( row ) => row.id ) ) + 1;
		setRows( [ ...rows, { id, title: '', text: '' } ] );
		setAdded( id );
	}

	const filled = rows.filter(
		( { title, text } ) => title.trim() !== '' || text.trim() !== ''
	);
	return (
		<FormDialog
			title={ __( 'Câu trả lời có sẵn', 'hien' ) }
			button={ __( 'Lưu', 'hien' ) }
			busy={ __( 'Đang lưu…', 'hien' ) }
			failure={ __( 'Chưa lưu được. Bạn thử lại nhé.', 'hien' ) }
			problem={
				filled.some( ( { text } ) => text.trim() === '' )
					? __( 'Mỗi mục cần có câu trả lời.', 'hien' )
					: null
			}
			onSubmit={ async () => {
				await putReplies(
					filled.map( ( { title, text } ) => ( { title, text } ) )
				);
				onSaved();
			} }
			onCancel={ onCancel }
		>
			<p>
				{ __(
					'Trong ô soạn tin, gõ / rồi vài chữ của tên để chèn. Danh sách này của riêng bạn.',
					'hien'
				) }
			</p>
			{ rows.map( ( { id, title, text }, index ) => (
				<fieldset
					key={ id }
					ref={ id === added ? focusRow : undefined }
					className="hien-replies__row"
				>
					<legend className="hien-visually-hidden">
						{ sprintf(
							/* translators: %d: number of a saved answer in its list. */
							__( 'Câu %d', 'hien' ),
							index + 1
						) }
					</legend>
					<input
						className="hien-field__control"
						placeholder={ __( 'Tên ngắn', 'hien' ) }
						aria-label={ __( 'Tên ngắn', 'hien' ) }
						maxLength={ 100 }
						value={ title }
						onChange={ ( { target } ) =>
							change( id, { title: target.value } )
						}
					/>
					<button
						className="hien-icon-button"
						type="button"
						aria-label={ __( 'Bỏ câu này', 'hien' ) }
						onClick={ ( event ) => {
							leaveRow( event );
							setRows( rows.filter( ( row ) => row.id !== id ) );
						} }
					>
						<Icon icon={ X } small />
					</button>
					<textarea
						className="hien-field__control"
						placeholder={ __( 'Câu trả lời', 'hien' ) }
						aria-label={ __( 'Câu trả lời', 'hien' ) }
						rows={ 2 }
						maxLength={ MESSAGE_MAX_LENGTH }
						value={ text }
						onChange={ ( { target } ) =>
							change( id, { text: target.value } )
						}
					/>
				</fieldset>
			) ) }
			{ rows.length < MOST && (
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

/**
 * Changes the list of saved answers. It loads the list first: saving replaces the whole list, which another tab may have
 * changed.
 */
export function RepliesDialog( props: Props ) {
	const request = useReplies();
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
				<LoadError retry={ request.reload } compact />
			) }
		</Modal>
	);
}
