import BadgeCheck from 'lucide-static/icons/badge-check.svg';
import type { ReactNode } from 'react';
import type { Byline } from '../../../contract/types';
import { Avatar } from '../../ui/avatar/avatar';
import { Icon } from '../../ui/icon/icon';
import { PostDate } from '../../ui/meta/post-date';
import './post-card.scss';

interface Props {
	readonly author: Byline;
	readonly date: string;
	readonly children: ReactNode;
}

/** The head of a card of the feed: who published it, and when. */
export function CardHead( { author, date, children }: Props ) {
	return (
		<header className="hien-post-card__head">
			<Avatar src={ author.avt } size="medium" />
			<div className="hien-post-card__byline">
				<p className="hien-post-card__author">
					{ author.name }
					<Icon icon={ BadgeCheck } />
				</p>
				<p className="hien-meta">
					<PostDate iso={ date } />
					{ children }
				</p>
			</div>
		</header>
	);
}
