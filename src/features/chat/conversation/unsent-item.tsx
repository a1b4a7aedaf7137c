import Clock from 'lucide-static/icons/clock.svg';
import TriangleAlert from 'lucide-static/icons/triangle-alert.svg';
import { __ } from '@wordpress/i18n';
import { Icon } from '../../../components/ui/icon/icon';
import { cx } from '../../../lib/class-names';
import { useCopy } from '../../../lib/use-copy';
import type { Unsent } from '../unsent';
import { MessagePicture } from './message-picture';
import { MessageText } from './message-text';

interface Props {
	readonly entry: Unsent;
	readonly mayWrite: boolean;
	readonly onRetry: () => void;
	readonly onEdit: () => void;
	readonly onDiscard: () => void;
}

function CopyButton( { text }: { readonly text: string } ) {
	const [ isCopied, copy ] = useCopy();
	const outcome = isCopied
		? __( 'Đã sao chép', 'hien' )
		: __( 'Không sao chép được', 'hien' );
	return (
		<button type="button" onClick={ () => void copy( text ) }>
			{ isCopied === null ? __( 'Sao chép', 'hien' ) : outcome }
		</button>
	);
}

/** A message that is being sent, or was refused. */
export function UnsentItem( props: Props ) {
	const { entry, mayWrite, onRetry, onEdit, onDiscard } = props;
	const { text, img, refusal } = entry;
	return (
		<div
			className={ cx(
				'hien-message is-mine',
				refusal === null ? 'is-sending' : 'is-failed'
			) }
		>
			<div className="hien-message__body">
				<span className="hien-message__by">
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
					<span className="hien-message__refusal">
						<Icon icon={ TriangleAlert } />
						{ `${ __( 'Chưa gửi được.', 'hien' ) } ${ refusal }` }
					</span>
					{ mayWrite && (
						<>
							<button type="button" onClick={ onRetry }>
								{ __( 'Gửi lại', 'hien' ) }
							</button>
							<button type="button" onClick={ onEdit }>
								{ __( 'Sửa', 'hien' ) }
							</button>
						</>
					) }
					{ ! mayWrite && text && <CopyButton text={ text } /> }
					<button type="button" onClick={ onDiscard }>
						{ __( 'Bỏ', 'hien' ) }
					</button>
				</p>
			) }
		</div>
	);
}
