import Mail from 'lucide-static/icons/mail.svg';
import MessageSquare from 'lucide-static/icons/message-square.svg';
import Facebook from 'simple-icons/icons/facebook.svg';
import Zalo from 'simple-icons/icons/zalo.svg';
import { __ } from '@wordpress/i18n';
import type { CourseSummary, Post } from '../../contract/types';
import { commentCount, titleText } from '../../lib/formats';
import { href } from '../../lib/paths';
import { shareLinks } from '../../lib/share-links';
import type { SvgShapes } from '../../lib/svg-shapes';
import { Icon } from '../ui/icon/icon';
import { Link } from '../ui/link/link';
import { Price } from '../ui/price/price';
import { ShareButtons } from './share-buttons';
import './post-rail.scss';

interface ShareLinkProps {
	readonly icon: SvgShapes;
	readonly label: string;
	readonly url: string;
	readonly rel?: string;
}

function ShareLink( { icon, label, url, rel }: ShareLinkProps ) {
	return (
		<a
			className="hien-icon-button is-filled"
			href={ url }
			aria-label={ label }
			title={ label }
			rel={ rel }
		>
			<Icon icon={ icon } />
		</a>
	);
}

function Share( { path, title }: Pick< Post, 'path' | 'title' > ) {
	const url = href( path );
	const links = shareLinks( url, title );
	return (
		<>
			<p className="hien-rail__label">
				{ __( 'Chia sẻ bài viết', 'hien' ) }
			</p>
			<div className="hien-rail__share">
				<ShareLink
					icon={ Facebook }
					label={ __( 'Chia sẻ lên Facebook', 'hien' ) }
					url={ links.facebook }
					rel="noopener external"
				/>
				<ShareLink
					icon={ Zalo }
					label={ __( 'Chia sẻ qua Zalo', 'hien' ) }
					url={ links.zalo }
					rel="noopener external"
				/>
				<ShareLink
					icon={ Mail }
					label={ __( 'Gửi qua email', 'hien' ) }
					url={ links.mail }
				/>
				<ShareButtons url={ url } title={ title } />
			</div>
		</>
	);
}

function Course( { course }: { readonly course: CourseSummary } ) {
	const { path, text, excerpt } = course;
	return (
		<section
			className="hien-card hien-rail__course"
			aria-label={ __( 'Khóa học', 'hien' ) }
		>
			<p className="hien-rail__title">{ titleText( text ) }</p>
			{ excerpt && (
				<p className="hien-rail__text hien-clamp-3">{ excerpt }</p>
			) }
			<Price { ...course } />
			<Link className="hien-button is-primary" to={ path }>
				{ __( 'Xem khóa học', 'hien' ) }
			</Link>
		</section>
	);
}

interface Props {
	readonly post: Pick<
		Post,
		'id' | 'path' | 'title' | 'protected' | 'comment_state'
	>;
	/** The post shows one of them, chosen by its id. */
	readonly courses: readonly CourseSummary[];
}

/** A course, links that share the post, and a link to its comments. */
export function PostRail( { post, courses }: Props ) {
	const course = courses[ post.id % courses.length ];
	const { count } = post.comment_state;
	return (
		<aside
			className="hien-post__rail"
			aria-label={ __( 'Bên lề', 'hien' ) }
		>
			<div className="hien-rail">
				{ course && <Course course={ course } /> }
				<div className="hien-rail__actions">
					<Share path={ post.path } title={ post.title } />
					{ count > 0 && ! post.protected && (
						<a className="hien-rail__comments" href="#comments">
							<Icon icon={ MessageSquare } small />
							{ commentCount( count ) }
						</a>
					) }
				</div>
			</div>
		</aside>
	);
}
