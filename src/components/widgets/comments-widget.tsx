import { __, sprintf } from '@wordpress/i18n';
import type { SiteComment, SiteCommentList } from '../../contract/types';
import { Avatar } from '../ui/avatar/avatar';
import { RelativeDate } from '../ui/meta/relative-date';
import { Widget } from './widget';
import { Link } from '../ui/link/link';

function Author( { comment }: { readonly comment: SiteComment } ) {
	const { comment_author: name, comment_author_url: url } = comment;
	return (
		<p className="hien-latest-comments__author">
			{ url ? (
				<a href={ url } rel="nofollow ugc noopener external">
					{ name }
				</a>
			) : (
				name
			) }
		</p>
	);
}

export function CommentsWidget( { data }: SiteCommentList ) {
	return data.length === 0 ? null : (
		<Widget title={ __( 'Bình luận mới', 'hien' ) }>
			<ul className="hien-latest-comments">
				{ data.map( ( comment ) => (
					<li
						key={ comment.comment_ID }
						className="hien-latest-comments__item"
					>
						<Avatar src={ comment.avt } size="small" />
						<div>
							<Author comment={ comment } />
							<Link
								className="hien-latest-comments__text hien-clamp-2"
								to={ comment.path }
								title={ sprintf(
									/* translators: %s: title of a post. */
									__( 'Trong bài: %s', 'hien' ),
									comment.title
								) }
							>
								{ comment.comment_content }
							</Link>
							<RelativeDate
								className="hien-latest-comments__date"
								iso={ comment.date }
							/>
						</div>
					</li>
				) ) }
			</ul>
		</Widget>
	);
}
