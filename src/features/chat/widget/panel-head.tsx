import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Avatar } from '../../../components/ui/avatar/avatar';
import { CloseButton } from '../../../components/ui/close-button/close-button';
import { AVATAR_SIZE } from '../../../contract/constants';
import { boot } from '../../../lib/boot';
import { cx } from '../../../lib/class-names';

interface Props {
	/** Whether the author is online; undefined if unknown. */
	readonly isOnline?: boolean | undefined;
	readonly status?: string | undefined;
	readonly children?: ReactNode;
	readonly onClose: () => void;
}

/** The head of the panel: the author, and whether they are online. */
export function PanelHead( { isOnline, status, children, onClose }: Props ) {
	const { name, avatar_urls: avatars } = boot().chat.author;
	return (
		<header className="hien-chat__head">
			<span className="hien-chat__portrait">
				<Avatar src={ avatars[ AVATAR_SIZE ] ?? '' } />
				{ isOnline !== undefined && (
					<span
						className={ cx(
							'hien-chat__presence',
							isOnline && 'is-online'
						) }
					/>
				) }
			</span>
			<div className="hien-chat__head-main">
				<p className="hien-chat__name">{ name }</p>
				<p className="hien-chat__status" role="status">
					{ status ?? __( 'Tác giả', 'hien' ) }
				</p>
			</div>
			{ children }
			<CloseButton onClick={ onClose } />
		</header>
	);
}
