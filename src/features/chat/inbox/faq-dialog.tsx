import { useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { draftFaq } from '../../../api/inbox';
import { Modal } from '../../../components/ui/modal/modal';
import { QUESTION_LENGTH } from '../../../contract/constants';
import type { FaqDraft } from '../../../contract/types';
import { beginningOf } from '../../../lib/beginning-of';
import { FormDialog, TextField, useSubmission } from '../../forms';
import type { Message } from '../conversation/message';

function Done( {
	url,
	onClose,
}: {
	readonly url: string;
	readonly onClose: () => void;
} ) {
	return (
		<Modal
			title={ __( 'Đã có bản nháp', 'hien' ) }
			onClose={ onClose }
			actions={
				<button
					className="hien-button is-quiet"
					type="button"
					onClick={ onClose }
				>
					{ __( 'Đóng', 'hien' ) }
				</button>
			}
		>
			<p>
				{ __(
					'Câu hỏi nằm trong mục Hỏi đáp, chưa ai thấy. Bạn đọc lại, sửa rồi đăng.',
					'hien'
				) }
			</p>
			<p>
				<a href={ url } data-no-router>
					{ __( 'Sửa câu hỏi', 'hien' ) }
				</a>
			</p>
		</Modal>
	);
}

const TITLE_LENGTH = 120;

/** Proposes the title of an FAQ: the beginning of the first selected message of the member. */
export function proposedTitle( chosen: readonly Message[] ): string {
	const question =
		chosen.find( ( { type } ) => type === 'user' ) ?? chosen[ 0 ];
	const words = ( question?.message ?? '' ).replace( /\s+/g, ' ' ).trim();
	return words.length <= TITLE_LENGTH
		? words
		: `${ beginningOf( words, TITLE_LENGTH ).replace( /\s\S*$/, '' ) }…`;
}

interface Props {
	readonly uid: string;
	/** The selected messages, oldest first; each has a text. */
	readonly messages: readonly Message[];
	/** Called when the dialog closes, with whether a draft was made. */
	readonly onClose: ( isDone: boolean ) => void;
}

export function FaqDialog( { uid, messages, onClose }: Props ) {
	const [ url, setUrl ] = useState( '' );
	const submission = useSubmission< { title: string }, FaqDraft >( {
		name: 'faq',
		send: ( { title }, key ) =>
			draftFaq(
				uid,
				title,
				messages.map( ( { message } ) => message ),
				key
			),
		onDone: ( draft ) => setUrl( draft.edit_url ),
	} );

	return url ? (
		<Done url={ url } onClose={ () => onClose( true ) } />
	) : (
		<FormDialog
			title={ __( 'Thành câu hỏi hỏi đáp', 'hien' ) }
			submission={ submission }
			button={ __( 'Tạo bản nháp', 'hien' ) }
			onCancel={ () => onClose( false ) }
		>
			<p>
				{ sprintf(
					/* translators: %d: number of messages. */
					_n(
						'Bản nháp gồm chữ của %d tin nhắn, không kèm ảnh và tên người viết.',
						'Bản nháp gồm chữ của %d tin nhắn, không kèm ảnh và tên người viết.',
						messages.length,
						'hien'
					),
					messages.length
				) }
			</p>
			<TextField
				name="title"
				label={ __( 'Câu hỏi', 'hien' ) }
				value={ proposedTitle( messages ) }
				maxLength={ QUESTION_LENGTH }
				required={ __( 'Bạn viết câu hỏi nhé.', 'hien' ) }
			/>
		</FormDialog>
	);
}
