import { __, _n, sprintf } from '@wordpress/i18n';

interface Props {
	/** How many messages are chosen. */
	readonly count: number;
	readonly onNext: () => void;
	readonly onCancel: () => void;
}

/** Over the messages while some are chosen. */
export function ChoiceBar( { count, onNext, onCancel }: Props ) {
	return (
		<div className="hien-inbox__note">
			<p role="status">
				{ count === 0
					? __(
							'Chọn những tin nhắn làm nên câu hỏi và câu trả lời.',
							'hien'
						)
					: sprintf(
							/* translators: %d: number of messages. */
							_n(
								'Đã chọn %d tin nhắn.',
								'Đã chọn %d tin nhắn.',
								count,
								'hien'
							),
							count
						) }
			</p>
			{ count > 0 && (
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
				{ __( 'Thôi', 'hien' ) }
			</button>
		</div>
	);
}
