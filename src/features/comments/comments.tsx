import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import type { Comment, CommentList } from '../../contract/types';
import { pagePath } from '../../lib/paths';
import { useHash } from '../../lib/use-hash';
import { commentCount } from '../../lib/formats';
import { Empty } from '../../components/ui/empty/empty';
import { Pagination } from '../../components/ui/pagination/pagination';
import { CommentItem } from './comment-item';
import { WriteButton, WritePrompt } from './prompt';
import { threadsOf } from './threads';
import './comments.scss';

interface SectionProps {
	readonly count: number;
	readonly children: ReactNode;
}

/** The section of the comments, with its heading. */
export function CommentsSection( { count, children }: SectionProps ) {
	return (
		<section
			className="hien-post__section hien-comments"
			id="comments"
			aria-label={ __( 'Bình luận', 'hien' ) }
		>
			<header className="hien-comments__head">
				<h2 className="hien-comments__title">
					{ count === 0
						? __( 'Bình luận', 'hien' )
						: commentCount( count ) }
				</h2>
				<WriteButton />
			</header>
			<WritePrompt />
			{ children }
			{ /* The server prints WordPress's own form in it, for members without scripts. */ }
			<noscript />
		</section>
	);
}

interface ThreadsProps {
	readonly comments: readonly Comment[];
	/** See CommentItem. */
	readonly hash: string | null;
}

/** Comments with their replies, or the message that there are none. */
export function Threads( { comments, hash }: ThreadsProps ) {
	if ( comments.length === 0 ) {
		return (
			<Empty
				art="comment"
				title={ __( 'Chưa có bình luận nào!', 'hien' ) }
				compact
			/>
		);
	}
	return (
		<div className="hien-comments__list">
			{ threadsOf( comments ).map( ( { top, replies } ) => (
				<CommentItem key={ top.id } comment={ top } hash={ hash }>
					{ replies.length > 0 && (
						<div className="hien-comment__replies">
							{ replies.map( ( reply ) => (
								<CommentItem
									key={ reply.id }
									comment={ reply }
									hash={ hash }
								/>
							) ) }
						</div>
					) }
				</CommentItem>
			) ) }
		</div>
	);
}

interface Props {
	readonly list: CommentList;
	/** Path of the post. */
	readonly path: string;
}

export function Comments( { list, path }: Props ) {
	const hash = useHash();
	return (
		<>
			<Threads comments={ list.data } hash={ hash } />
			{ list.data.length > 0 && (
				<Pagination
					page={ list.page }
					pages={ list.pages }
					label={ __( 'Trang bình luận', 'hien' ) }
					pathOf={ ( page ) =>
						`${ pagePath( path, page, 'comment-page-' ) }#comments`
					}
				/>
			) }
		</>
	);
}
