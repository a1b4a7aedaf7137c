import BookOpen from 'lucide-static/icons/book-open.svg';
import type { ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import type { PostSummary } from '../../../contract/types';
import {
	commentCount,
	readingTime,
	titleText,
	viewCount,
} from '../../../lib/formats';
import { CoverLink } from '../cover/cover';
import { Locked } from '../../ui/meta/locked';
import { PostDate } from '../../ui/meta/post-date';
import { Link } from '../../ui/link/link';
import { CardActions } from './card-actions';
import { CardHead } from './card-head';
import './post-card.scss';

interface Props {
	readonly post: PostSummary;
	readonly eager?: boolean;
}

interface CompactProps extends Props {
	readonly heading?: 'h2' | 'h3';
}

interface FullProps extends Props {
	readonly saveButton: ReactNode;
}

export function PostCard( props: FullProps ) {
	const { post, eager = false, saveButton } = props;
	const { author, category, excerpt, minutes } = post;
	return (
		<article className="hien-card hien-post-card">
			<CardHead author={ author } date={ post.date }>
				{ category && (
					<span className="hien-meta__dot">
						<Link to={ category.path }>{ category.name }</Link>
					</span>
				) }
				<span className="hien-meta__dot is-wide-only">
					{ readingTime( minutes ) }
				</span>
			</CardHead>
			<div className="hien-post-card__body">
				<h3 className="hien-post-card__title">
					<Link to={ post.path }>{ titleText( post.title ) }</Link>
				</h3>
				{ post.protected && <Locked /> }
				{ excerpt && (
					<p className="hien-post-card__excerpt hien-clamp-3">
						{ excerpt }
					</p>
				) }
			</div>
			<CoverLink
				post={ post }
				to={ post.path }
				className="hien-post-card__cover"
				sizes="(max-width: 768px) 94x53vw, 720x335px"
				eager={ eager }
			/>
			<div className="hien-post-card__stats">
				<span>{ viewCount( post.views ) }</span>
				<span>{ commentCount( post.comments ) }</span>
			</div>
			<CardActions
				entry={ post }
				icon={ BookOpen }
				label={ __( 'Đọc tiếp', 'hien' ) }
				description={ sprintf(
					/* translators: %s: title of a post. */
					__( 'Đọc tiếp: %s', 'hien' ),
					post.title
				) }
				saveButton={ saveButton }
			/>
		</article>
	);
}

export function CompactPostCard( {
	post,
	heading: Heading = 'h3',
	eager = false,
}: CompactProps ) {
	const { category, excerpt, minutes, views } = post;
	return (
		<article className="hien-card hien-post-card is-compact">
			<CoverLink
				post={ post }
				to={ post.path }
				className="hien-post-card__cover"
				sizes="(max-width: 600px) 116x165px, 224x170px"
				eager={ eager }
			/>
			<div className="hien-post-card__body">
				<Heading className="hien-post-card__title">
					<Link className="hien-clamp-3" to={ post.path }>
						{ titleText( post.title ) }
					</Link>
				</Heading>
				{ post.protected && <Locked /> }
				{ excerpt && (
					<p className="hien-post-card__excerpt hien-clamp-2">
						{ excerpt }
					</p>
				) }
				<p className="hien-meta">
					<PostDate iso={ post.date } />
					{ category && (
						<span className="hien-meta__dot">
							{ category.name }
						</span>
					) }
					<span className="hien-meta__dot is-extra">
						{ readingTime( minutes ) }
					</span>
					{ views > 0 && (
						<span className="hien-meta__dot is-extra">
							{ viewCount( views ) }
						</span>
					) }
				</p>
			</div>
		</article>
	);
}
