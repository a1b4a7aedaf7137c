import { useState } from 'react';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { Empty } from '../../components/ui/empty/empty';
import { Link } from '../../components/ui/link/link';
import { Loaded } from '../../components/ui/loaded/loaded';
import { RelativeDate } from '../../components/ui/meta/relative-date';
import { Pagination } from '../../components/ui/pagination/pagination';
import { RowsSkeleton } from '../../components/ui/skeleton/skeleton';
import type { SiteComment, SiteCommentList } from '../../contract/types';
import { DeleteDialog, rememberTask } from '../../features/comments';
import { ACCOUNT_PATH } from '../../lib/account-links';
import { cx } from '../../lib/class-names';
import { href, pagePath } from '../../lib/paths';
import type { ScreenProps } from '../../lib/screen-props';
import { replace, screenCache, staysOn } from '../../navigation';
import { responsesStore, responsePath } from '../../stores/responses';
import { useResponse } from '../../stores/use-response';

interface RowProps {
	readonly comment: SiteComment;
	readonly onDelete: () => void;
}

function Row( { comment, onDelete }: RowProps ) {
	const { path, title, date, waiting, own } = comment;
	return (
		<li className="hien-account__row">
			<div className="hien-account__row-main">
				<Link className="hien-account__row-title" to={ path }>
					{ title }
				</Link>
				<p className="hien-account__row-text">
					{ comment.comment_content }
				</p>
				<RelativeDate iso={ date } className="hien-account__since" />
				{ own?.answers.map( ( answer ) => (
					<p key={ answer.id } className="hien-account__answer">
						<Link to={ answer.path }>
							{ sprintf(
								/* translators: %s: name of a person. */
								__( '%s trả lời:', 'hien' ),
								answer.author
							) }
						</Link>
						{ ` ${ answer.text }` }
					</p>
				) ) }
			</div>
			<span className={ cx( 'hien-badge', waiting && 'is-waiting' ) }>
				{ waiting
					? __( 'Chờ duyệt', 'hien' )
					: __( 'Đang hiển thị', 'hien' ) }
			</span>
			<span className="hien-account__buttons">
				{ own?.edit_until && (
					<Link
						className="hien-button is-outline is-small"
						to={ path }
						onClick={ () =>
							// The comments of that page then open the form.
							rememberTask(
								{ type: 'posts', id: own.object_id },
								{ kind: 'edit', comment }
							)
						}
					>
						{ __( 'Sửa', 'hien' ) }
					</Link>
				) }
				<button
					className="hien-button is-outline is-small"
					type="button"
					onClick={ onDelete }
				>
					{ __( 'Xóa', 'hien' ) }
				</button>
			</span>
		</li>
	);
}

function pathOf( page: number ): string {
	return `${ pagePath( ACCOUNT_PATH, page ) }?action=comment`;
}

interface ListProps extends ScreenProps< 'account' > {
	readonly list: SiteCommentList;
}

function List( { screen, list }: ListProps ) {
	const { receive } = useDispatch( responsesStore );
	const [ chosen, setChosen ] = useState< SiteComment | null >( null );
	const { data, page, pages } = list;

	function remove( { id }: SiteComment ): void {
		screenCache.clear(); // Cached screens have the comment.
		const left = data.filter( ( each ) => each.id !== id );
		void receive( {
			[ responsePath( screen, 'own_comments' ) ]: {
				...list,
				data: left,
				count: list.count - 1,
			},
		} );
		setChosen( null );
		if ( left.length === 0 && pages > 1 && staysOn( screen ) ) {
			// What was the last page is none any more.
			replace( new URL( href( pathOf( Math.min( page, pages - 1 ) ) ) ) );
		}
	}

	return list.count === 0 ? (
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
					<Row
						key={ comment.id }
						comment={ comment }
						onDelete={ () => setChosen( comment ) }
					/>
				) ) }
			</ul>
			<Pagination page={ page } pages={ pages } pathOf={ pathOf } />
			{ chosen && (
				<DeleteDialog
					comment={ chosen }
					onDone={ () => remove( chosen ) }
					onCancel={ () => setChosen( null ) }
				/>
			) }
		</>
	);
}

/** The comments that the member has written. Twin: theme/parts/account/own-comments.php */
export function OwnComments( { screen }: ScreenProps< 'account' > ) {
	return (
		<Loaded
			response={ useResponse( responsePath( screen, 'own_comments' ) ) }
			placeholder={ <RowsSkeleton mark="is-thumb" /> }
		>
			{ ( list ) => <List screen={ screen } list={ list } /> }
		</Loaded>
	);
}
