import ArrowLeft from 'lucide-static/icons/arrow-left.svg';
import ArrowRight from 'lucide-static/icons/arrow-right.svg';
import { __ } from '@wordpress/i18n';
import type { Post } from '../../contract/types';
import { titleText } from '../../lib/formats';
import { Icon } from '../ui/icon/icon';
import { Link } from '../ui/link/link';

type Props = Pick< Post, 'previous' | 'next' >;

export function PostNav( { previous, next }: Props ) {
	if ( ! previous && ! next ) {
		return null;
	}
	return (
		<nav
			className="hien-post__section hien-post-nav"
			aria-label={ __( 'Bài trước và bài sau', 'hien' ) }
		>
			{ previous && (
				<Link
					className="hien-post-nav__link is-previous"
					rel="prev"
					to={ previous.path }
				>
					<span className="hien-post-nav__label">
						<Icon icon={ ArrowLeft } small />
						{ __( 'Bài trước', 'hien' ) }
					</span>
					<span className="hien-post-nav__title hien-clamp-2">
						{ titleText( previous.title ) }
					</span>
				</Link>
			) }
			{ next && (
				<Link
					className="hien-post-nav__link is-next"
					rel="next"
					to={ next.path }
				>
					<span className="hien-post-nav__label">
						{ __( 'Bài sau', 'hien' ) }
						<Icon icon={ ArrowRight } small />
					</span>
					<span className="hien-post-nav__title hien-clamp-2">
						{ titleText( next.title ) }
					</span>
				</Link>
			) }
		</nav>
	);
}
