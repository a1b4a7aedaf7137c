import BadgeCheck from 'lucide-static/icons/badge-check.svg';
import type { ReactNode } from 'react';
import type { Post } from '../../contract/types';
import { cx } from '../../lib/class-names';
import { Avatar } from '../ui/avatar/avatar';
import { Icon } from '../ui/icon/icon';
import { PostDate } from '../ui/meta/post-date';
import { Link } from '../ui/link/link';

interface Props extends Pick< Post, 'author' | 'date' > {
	/** Texts after the date; narrow screens show the first alone. */
	readonly notes: readonly string[];
	readonly saveButton: ReactNode;
}

export function Byline( { author, date, notes, saveButton }: Props ) {
	return (
		<div className="hien-post__byline">
			<Avatar src={ author.avt } size="medium" />
			<div className="hien-post__byline-main">
				<p className="hien-post__author">
					{ author.path === null ? (
						author.name
					) : (
						<Link to={ author.path }>{ author.name }</Link>
					) }
					<Icon icon={ BadgeCheck } />
				</p>
				<p className="hien-meta">
					<PostDate iso={ date } />
					{ notes.map( ( note, index ) => (
						<span
							key={ index }
							className={ cx(
								'hien-meta__dot',
								index > 0 && 'is-wide-only'
							) }
						>
							{ note }
						</span>
					) ) }
				</p>
			</div>
			{ saveButton }
		</div>
	);
}
