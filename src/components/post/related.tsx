import { __ } from '@wordpress/i18n';
import type { PostSummary } from '../../contract/types';
import { PostRow } from '../cards/post-row/post-row';
import { SectionHead } from '../ui/section-head/section-head';

export function Related( {
	posts,
}: {
	readonly posts: readonly PostSummary[];
} ) {
	if ( posts.length === 0 ) {
		return null;
	}
	const title = __( 'Bài viết liên quan', 'hien' );
	return (
		<section
			className="hien-post__section hien-related"
			aria-label={ title }
		>
			<SectionHead title={ title } />
			<PostRow posts={ posts } />
		</section>
	);
}
