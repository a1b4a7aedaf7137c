import { __ } from '@wordpress/i18n';
import type { Post } from '../../contract/types';
import { Link } from '../ui/link/link';

export function AuthorBox( { author }: { readonly author: Post[ 'author' ] } ) {
	const { name, avt, bio, path } = author;
	return (
		<section className="hien-card hien-author-box hien-post__section">
			<div className="hien-author-box__image">
				<img src={ avt } alt="" loading="lazy" />
			</div>
			<div>
				<p className="hien-author-box__role">
					{ __( 'Tác giả', 'hien' ) }
				</p>
				<h2 className="hien-author-box__name">{ name }</h2>
				{ bio && <p className="hien-author-box__text">{ bio }</p> }
				{ path !== null && (
					<div className="hien-author-box__links">
						<Link
							className="hien-button is-soft is-small"
							to={ path }
						>
							{ __( 'Về tác giả', 'hien' ) }
						</Link>
					</div>
				) }
			</div>
		</section>
	);
}
