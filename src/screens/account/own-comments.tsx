import { __ } from '@wordpress/i18n';
import { Empty, LoadError } from '../../components/ui/empty/empty';
import { Link } from '../../components/ui/link/link';
import { RelativeDate } from '../../components/ui/meta/relative-date';
import { Pagination } from '../../components/ui/pagination/pagination';
import { RowsSkeleton } from '../../components/ui/skeleton/skeleton';
import { ROUTES } from '../../contract/routes';
import type { SiteComment, SiteCommentList } from '../../contract/types';
import { ACCOUNT_PATH } from '../../lib/account-links';
import { cx } from '../../lib/class-names';
import { pagePath, restPath } from '../../lib/paths';
import type { ScreenProps } from '../../lib/screen-props';
import { siteCommentsStore } from '../../stores/resources';
import { useResponse } from '../../stores/use-response';

function Row( { comment }: { readonly comment: SiteComment } ) {
	const { path, title, comment_content: text, date, waiting } = comment;
	return (
		<li className="hien-account__row">
			<div className="hien-account__row-main">
				<Link className="hien-account__row-title" to={ path }>
					{ title }
				</Link>
				<p className="hien-account__row-text">{ text }</p>
				<RelativeDate iso={ date } className="hien-account__since" />
			</div>
			<span className={ cx( 'hien-badge', waiting && 'is-waiting' ) }>
				{ waiting
					? __( 'Chờ duyệt', 'hien' )
					: __( 'Đang hiển thị', 'hien' ) }
			</span>
		</li>
	);
}

function List( { screen }: ScreenProps ) {
	const comments = useResponse(
		siteCommentsStore,
		restPath< SiteCommentList >(
			ROUTES.account.actions.comment[ 0 ],
			screen.params
		)
	);
	if ( comments.status === 'loading' ) {
		return <RowsSkeleton mark="is-thumb" />;
	}
	if ( comments.status === 'error' ) {
		return (
			<LoadError
				retry={ comments.retry }
				error={ comments.error }
				compact
			/>
		);
	}
	const { data, page, pages } = comments.data;
	return data.length === 0 ? (
		<Empty
			art="comment"
			title={ __( 'Bạn chưa bình luận lần nào', 'hien' ) }
			text={ __( 'Đọc bài nào thấy muốn nói, bạn cứ viết nhé.', 'hien' ) }
			compact
		/>
	) : (
		<>
			<ul className="hien-account__rows">
				{ data.map( ( comment ) => (
					<Row key={ comment.id } comment={ comment } />
				) ) }
			</ul>
			<Pagination
				page={ page }
				pages={ pages }
				pathOf={ ( number ) =>
					`${ pagePath( ACCOUNT_PATH, number ) }?action=comment`
				}
			/>
		</>
	);
}

/** The comments that the member has written. Twin: theme/parts/account/comments.php */
export function OwnComments( { screen }: ScreenProps ) {
	return (
		<>
			<h1 className="hien-account__title">
				{ __( 'Bình luận của bạn', 'hien' ) }
			</h1>
			<List screen={ screen } />
		</>
	);
}
