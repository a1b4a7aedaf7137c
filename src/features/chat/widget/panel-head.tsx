import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { UserAvatar } from '../../../components/ui/avatar/avatar';
import { CloseButton } from '../../../components/ui/close-button/close-button';
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
	const { author } = boot().chat;
	return (
		<header className="hien-chat__head">
			<span className="hien-chat__portrait">
				<UserAvatar user={ author } />
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
				<p className="hien-chat__name">{ author.name }</p>
				<p className="hien-chat__status" role="status">
					{ status ?? __( 'Tác giả', 'hien' ) }
				</p>
			</div>
			{ children }
			<CloseButton onClick={ onClose } />
		</header>
	);
}
