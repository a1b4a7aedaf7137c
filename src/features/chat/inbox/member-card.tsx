import { useCallback } from 'react';
import { __ } from '@wordpress/i18n';
import { getChatMember } from '../../../api/chat';
import { serverMessageOr } from '../../../api/server-message';
import { LoadError } from '../../../components/ui/empty/empty';
import { Spinner } from '../../../components/ui/spinner/spinner';
import { AVATAR_SIZE } from '../../../contract/constants';
import { formatDate, joinedOn } from '../../../lib/formats';
import { href } from '../../../lib/paths';
import { useRequest } from '../../../lib/use-request';
import type { ChatMember } from '../../../contract/types';

type MemberRequest = ReturnType< typeof useMember >;

export function useMember( uid: string ) {
	return useRequest( useCallback( () => getChatMember( uid ), [ uid ] ) );
}

/** A link that opens in a new tab, so that the conversation stays open. */
function OtherTab( props: {
	readonly url: string;
	readonly className: string;
	readonly children: string;
} ) {
	return (
		<a
			className={ props.className }
			href={ props.url }
			target="_blank"
			rel="noreferrer"
		>
			{ props.children }
			<span className="hien-visually-hidden">
				{ __( '(mở trong thẻ mới)', 'hien' ) }
			</span>
		</a>
	);
}

function Comments( { comments }: Pick< ChatMember, 'comments' > ) {
	return (
		<section className="hien-member-card__part">
			<h3 className="hien-member-card__title">
				{ __( 'Bình luận mới nhất', 'hien' ) }
			</h3>
			{ comments.length === 0 && (
				<p className="hien-member-card__note">
					{ __( 'Chưa có bình luận nào!', 'hien' ) }
				</p>
			) }
			<ul>
				{ comments.map( ( comment ) => (
					<li
						key={ comment.comment_ID }
						className="hien-member-card__comment"
					>
						<p className="hien-clamp-3">
							{ comment.comment_content }
						</p>
						<p className="hien-member-card__note">
							{ formatDate( comment.date ) }
							{ ' · ' }
							<OtherTab
								className="hien-member-card__link"
								url={ href( comment.path ) }
							>
								{ comment.title }
							</OtherTab>
						</p>
					</li>
				) ) }
			</ul>
		</section>
	);
}

/** The member's card: name, date of joining, profile, block, latest comments. */
export function MemberCard( { request }: { readonly request: MemberRequest } ) {
	if ( request.status === 'loading' ) {
		return <Spinner label={ __( 'Đang tải', 'hien' ) } />;
	}
	if ( request.status === 'error' ) {
		const refusal = serverMessageOr( '', request.error );
		return refusal ? (
			<p>{ refusal }</p>
		) : (
			<LoadError
				retry={ request.reload }
				error={ request.error }
				compact
			/>
		);
	}
	const {
		name,
		avatar_urls: avatars,
		registered,
		edit_url: editUrl,
		blocked,
		comments,
	} = request.data;
	return (
		<div className="hien-member-card">
			<img
				className="hien-member-card__portrait"
				src={ avatars[ AVATAR_SIZE ] }
				alt=""
				width={ AVATAR_SIZE }
				height={ AVATAR_SIZE }
			/>
			<p className="hien-member-card__name">{ name }</p>
			<p className="hien-member-card__note">{ joinedOn( registered ) }</p>
			{ editUrl !== null && (
				<OtherTab
					className="hien-button is-soft is-small"
					url={ editUrl }
				>
					{ __( 'Xem hồ sơ', 'hien' ) }
				</OtherTab>
			) }
			{ blocked && (
				<section className="hien-member-card__part is-blocked">
					<h3 className="hien-member-card__title">
						{ __( 'Đang bị chặn', 'hien' ) }
					</h3>
					<p>{ blocked.reason }</p>
					<p className="hien-member-card__note">
						{ formatDate( blocked.at ) }
					</p>
				</section>
			) }
			<Comments comments={ comments } />
		</div>
	);
}
