import Ellipsis from 'lucide-static/icons/ellipsis.svg';
import { useCallback, useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { Icon } from '../../../components/ui/icon/icon';
import { useDismiss } from '../../../lib/use-dismiss';

export type ThreadAction = 'unread' | 'faq' | 'block' | 'unblock' | 'delete';

interface Props {
	/** Null for a member who cannot be blocked, and while the member is not loaded. */
	readonly isBlocked: boolean | null;
	readonly onChoose: ( action: ThreadAction ) => void;
}

function labels(
	isBlocked: Props[ 'isBlocked' ]
): Partial< Record< ThreadAction, string > > {
	return {
		unread: __( 'Đánh dấu chưa đọc', 'hien' ),
		faq: __( 'Thành câu hỏi hỏi đáp', 'hien' ),
		...( isBlocked === true && { unblock: __( 'Bỏ chặn', 'hien' ) } ),
		...( isBlocked === false && { block: __( 'Chặn', 'hien' ) } ),
		delete: __( 'Xóa cuộc trò chuyện', 'hien' ),
	};
}

/** The menu of a conversation. */
export function ThreadMenu( { isBlocked, onChoose }: Props ) {
	const root = useRef< HTMLDivElement >( null );
	const button = useRef< HTMLButtonElement >( null );
	const [ isOpen, setOpen ] = useState( false );
	const dismiss = useCallback( ( returnsFocus: boolean ) => {
		setOpen( false );
		if ( returnsFocus ) {
			button.current?.focus();
		}
	}, [] );
	useDismiss( root, isOpen, dismiss );

	return (
		<div className="hien-inbox__menu" ref={ root }>
			<button
				ref={ button }
				className="hien-icon-button"
				type="button"
				aria-label={ __( 'Thêm lựa chọn', 'hien' ) }
				aria-expanded={ isOpen }
				onClick={ () => setOpen( ! isOpen ) }
			>
				<Icon icon={ Ellipsis } />
			</button>
			{ isOpen && (
				<ul className="hien-inbox__choices">
					{ Object.entries( labels( isBlocked ) ).map(
						( [ action, label ] ) => (
							<li key={ action }>
								<button
									className="hien-inbox__choice"
									type="button"
									onClick={ () => {
										dismiss( true );
										onChoose( action as ThreadAction );
									} }
								>
									{ label }
								</button>
							</li>
						)
					) }
				</ul>
			) }
		</div>
	);
}
