import SquarePen from 'lucide-static/icons/square-pen.svg';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { createInterpolateElement } from '@wordpress/element';
import type { Comment, CommentList, Post } from '../../contract/types';
import { pagePath, href } from '../../lib/paths';
import type { ScreenOf } from '../../lib/screen-props';
import { useHash } from '../../lib/use-hash';
import { commentCount } from '../../lib/formats';
import { responsePath } from '../../stores/responses';
import { useResponse } from '../../stores/use-response';
import { Empty } from '../../components/ui/empty/empty';
import { PartBoundary } from '../../components/ui/error-boundary/error-boundary';
import { Loaded } from '../../components/ui/loaded/loaded';
import { Pagination } from '../../components/ui/pagination/pagination';
import { CommentsSkeleton } from '../../components/ui/skeleton/skeleton';
import { UserAvatar } from '../../components/ui/avatar/avatar';
import { Icon } from '../../components/ui/icon/icon';
import { Link } from '../../components/ui/link/link';
import { LinkButton } from '../../components/ui/link-button/link-button';
import { loginLink } from '../../lib/account-links';
import { CommentItem } from './comment-item';
import { NEW_TASK, useWriting } from './writing-context';
import type { WritingState } from './writing-context';
import { WritingProvider } from './writing-provider';
import './comments.later.scss';

/** The link of the buttons without scripts: WordPress's comment form, or the login page. */
function formAddress( { user, target }: WritingState ): string {
	return user
		? href( `${ target.path }#respond` )
		: loginLink( `${ target.path }#comments` );
}

/** The button beside the heading of the comments. Twin: theme/parts/comments/comments.php */
function WriteButton() {
	const writing = useWriting();
	return writing?.isOpen ? (
		<LinkButton
			className="hien-button is-soft is-small"
			href={ formAddress( writing ) }
			onPress={ () => writing.begin( NEW_TASK ) }
		>
			<Icon icon={ SquarePen } small />
			{ __( 'Viết bình luận', 'hien' ) }
		</LinkButton>
	) : null;
}

/** The prompt above the comments: invites members to write, and visitors to sign in. Twin: theme/parts/comments/comments.php */
function WritePrompt() {
	const writing = useWriting();
	if ( ! writing?.isOpen ) {
		return null;
	}
	const { user, begin } = writing;
	if ( ! user ) {
		return (
			<p className="hien-comments__sign-in hien-comment__text">
				{ createInterpolateElement(
					/* translators: <a>: link to where visitors sign in. */
					__( 'Vui lòng <a>đăng nhập</a> để bình luận.', 'hien' ),
					{ a: <Link to={ formAddress( writing ) } /> }
				) }
			</p>
		);
	}
	return (
		<LinkButton
			className="hien-card hien-comments__prompt"
			href={ formAddress( writing ) }
			onPress={ () => begin( NEW_TASK ) }
		>
			<UserAvatar user={ user } />
			<span className="hien-comments__prompt-text">
				{ __( 'Bạn nghĩ gì về nội dung này?', 'hien' ) }
			</span>
		</LinkButton>
	);
}

interface Thread {
	readonly top: Comment;
	/** All replies in order, whatever their depth: they are shown on one level. */
	readonly replies: readonly Comment[];
}

/** Groups a flat list of comments, which is ordered by thread, into threads. */
function threadsOf( comments: readonly Comment[] ): Thread[] {
	const threads: { top: Comment; replies: Comment[] }[] = [];
	for ( const comment of comments ) {
		const thread = threads.at( -1 );
		if ( comment.parent === 0 || ! thread ) {
			threads.push( { top: comment, replies: [] } );
		} else {
			thread.replies.push( comment );
		}
	}
	return threads;
}

interface SectionProps {
	readonly count: number;
	readonly children: ReactNode;
}

function CommentsSection( { count, children }: SectionProps ) {
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

interface CommentsProps {
	readonly list: CommentList;
	readonly path: string;
}

export function Comments( { list, path }: CommentsProps ) {
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

interface Props {
	readonly post: Pick< Post, 'path' | 'protected' | 'comment_state' >;
	readonly screen: ScreenOf< 'post' | 'page' | 'image' | 'video' >;
}

const NONE: CommentList[ 'data' ] = [];

/** The comments of a post, page, video or image; null if they are closed and there are none. */
export function PostComments( { post, screen }: Props ) {
	const rest = responsePath( screen, 'comments' );
	const comments = useResponse( rest );
	const { open, count } = post.comment_state;
	const list = comments.status === 'ready' ? comments.data : null;
	const id = list?.object_id ?? 0;
	const page = list?.page ?? 1;
	const { path } = post;
	const target = useMemo(
		() => ( { type: 'posts', id, path, list: { rest, page } } ) as const,
		[ id, path, rest, page ]
	);
	if ( post.protected || ( ! open && count === 0 ) ) {
		return null;
	}
	return (
		<WritingProvider
			target={ target }
			isOpen={ open && list !== null }
			maxDepth={ list?.max_depth ?? 1 }
			comments={ list?.data ?? NONE }
		>
			<CommentsSection count={ list?.count ?? count }>
				<PartBoundary>
					<Loaded
						response={ comments }
						placeholder={ <CommentsSkeleton /> }
					>
						{ ( ready ) => (
							<Comments list={ ready } path={ path } />
						) }
					</Loaded>
				</PartBoundary>
			</CommentsSection>
		</WritingProvider>
	);
}
