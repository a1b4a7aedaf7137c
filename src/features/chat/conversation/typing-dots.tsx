import { __ } from '@wordpress/i18n';
import { MessageAvatar } from './message-item';

/** Three dots while the other side types. */
export function TypingDots( { avatar }: { readonly avatar: string } ) {
	return (
		<div className="hien-message">
			<div className="hien-message__body">
				<p className="hien-message__bubble">
					<span
						className="hien-typing"
						role="status"
						aria-label={ __( 'Đang nhập', 'hien' ) }
					>
						<i className="hien-typing__dot" />
						<i className="hien-typing__dot" />
						<i className="hien-typing__dot" />
					</span>
				</p>
			</div>
			<MessageAvatar src={ avatar } />
		</div>
	);
}
