import { useEffect, useMemo, useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { QUESTION_MESSAGES_LIMIT } from '../../../contract/constants';
import { isBefore } from '../conversation/message';
import type { Message } from '../conversation/message';
import { useInbox } from './inbox-context';

/** The messages that the author has selected in a conversation; `chosen` is null outside of the selection mode. */
export function useChoice() {
	const [ chosen, setChosen ] = useState< ReadonlyMap<
		string,
		Message
	> | null >( null );
	return {
		chosen,
		keys: useMemo( () => new Set( chosen?.keys() ), [ chosen ] ),
		/** Oldest first. */
		messages: [ ...( chosen?.values() ?? [] ) ].sort( ( a, b ) =>
			isBefore( a, b ) ? -1 : 1
		),
		begin: () => setChosen( new Map() ),
		end: () => setChosen( null ),
		toggle: ( message: Message ): void => {
			const next = new Map( chosen );
			if ( ! next.delete( message.key ) ) {
				next.set( message.key, message );
			}
			setChosen( next );
		},
	};
}

interface Props {
	readonly count: number;
	readonly onNext: () => void;
	readonly onCancel: () => void;
}

function statusText( count: number ): string {
	if ( count === 0 ) {
		return __(
			'Chọn những tin nhắn làm nên câu hỏi và câu trả lời.',
			'hien'
		);
	}
	const chosen = sprintf(
		/* translators: %d: number of messages. */
		_n( 'Đã chọn %d tin nhắn.', 'Đã chọn %d tin nhắn.', count, 'hien' ),
		count
	);
	return count <= QUESTION_MESSAGES_LIMIT
		? chosen
		: `${ chosen } ${ sprintf(
				/* translators: %d: number of messages. */
				__(
					'Một bản nháp nhận nhiều nhất %d tin, bạn bỏ bớt nhé.',
					'hien'
				),
				QUESTION_MESSAGES_LIMIT
			) }`;
}

export function ChoiceBar( { count, onNext, onCancel }: Props ) {
	const { heading } = useInbox().drawer;
	useEffect( () => {
		const target = heading.current;
		// The focused button is removed together with the bar.
		return () => target?.focus();
	}, [ heading ] );
	return (
		<div className="hien-inbox__note">
			<p role="status">{ statusText( count ) }</p>
			{ count > 0 && count <= QUESTION_MESSAGES_LIMIT && (
				<button
					className="hien-button is-primary is-small"
					type="button"
					onClick={ onNext }
				>
					{ __( 'Tiếp tục', 'hien' ) }
				</button>
			) }
			<button
				className="hien-button is-small"
				type="button"
				onClick={ onCancel }
			>
				{ __( 'Hủy', 'hien' ) }
			</button>
		</div>
	);
}
