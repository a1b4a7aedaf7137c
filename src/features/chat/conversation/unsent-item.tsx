import Clock from 'lucide-static/icons/clock.svg';
import TriangleAlert from 'lucide-static/icons/triangle-alert.svg';
import { __ } from '@wordpress/i18n';
import { Icon } from '../../../components/ui/icon/icon';
import { cx } from '../../../lib/class-names';
import { MessagePicture } from './message-picture';
import { MessageText } from './message-text';
import type { Unsent } from './outbox';

interface Props {
	readonly entry: Unsent;
	readonly onRetry: () => void;
	readonly onEdit: () => void;
}

/** A message that is on its way, or was refused. */
export function UnsentItem( { entry, onRetry, onEdit }: Props ) {
	const { text, img, refusal } = entry;
	return (
		<div
			className={ cx(
				'hien-message is-mine',
				refusal === null ? 'is-sending' : 'is-failed'
			) }
		>
			<div className="hien-message__body">
				<span className="hien-visually-hidden">
					{ `${ __( 'Bạn', 'hien' ) }: ` }
				</span>
				{ img && <MessagePicture src={ img } onOpen={ undefined } /> }
				{ text && (
					<p className="hien-message__bubble">
						<MessageText text={ text } />
					</p>
				) }
			</div>
			{ refusal === null ? (
				<p className="hien-message__meta">
					<Icon icon={ Clock } />
					{ __( 'Đang gửi…', 'hien' ) }
				</p>
			) : (
				<p className="hien-message__meta" role="alert">
					<Icon icon={ TriangleAlert } />
					<span>{ `${ __( 'Chưa gửi được.', 'hien' ) } ${ refusal }` }</span>
					<button type="button" onClick={ onRetry }>
						{ __( 'Gửi lại', 'hien' ) }
					</button>
					<button type="button" onClick={ onEdit }>
						{ __( 'Sửa', 'hien' ) }
					</button>
				</p>
			) }
		</div>
	);
}
