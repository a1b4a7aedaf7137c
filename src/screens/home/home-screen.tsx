import { __, sprintf } from '@wordpress/i18n';
import { Banner } from '../../components/banner/banner';
import { Empty, LoadError } from '../../components/empty/empty';
import {
	CompactPostCard,
	PostCard,
} from '../../components/post-card/post-card';
import { SectionHead } from '../../components/section-head/section-head';
import { ListSkeleton } from '../../components/skeleton/skeleton';
import { ROUTES } from '../../contract/routes';
import type { Featured } from '../../contract/types';
import { site } from '../../lib/boot';
import { href, restPath } from '../../lib/paths';
import { featuredStore } from '../../stores/featured';
import { useResponse } from '../../stores/use-response';

/** Large covers do not stack up: from the third on, cards are compact. */
const FULL_CARDS = 2;

interface SectionProps {
	readonly section: Featured[ 'sections' ][ number ];
	/** Whether its first card is in the first view. */
	readonly eager: boolean;
}

function Section( { section, eager }: SectionProps ) {
	const { category, data } = section;
	const titleId = `hien-section-${ category.id }`;
	return (
		<section className="hien-layout__section" aria-labelledby={ titleId }>
			<SectionHead
				id={ titleId }
				title={ category.name }
				link={ {
					href: href( category.path ),
					text: __( 'Xem tất cả', 'hien' ),
					label: sprintf(
						/* translators: %s: name of a category. */
						__( 'Xem tất cả: %s', 'hien' ),
						category.name
					),
				} }
			/>
			<div className="hien-feed">
				{ data.map( ( post, index ) =>
					index < FULL_CARDS ? (
						<PostCard
							key={ post.id }
							post={ post }
							heading="h3"
							eager={ eager && index === 0 }
						/>
					) : (
						<CompactPostCard
							key={ post.id }
							post={ post }
							heading="h3"
						/>
					)
				) }
			</div>
		</section>
	);
}

export function HomeScreen() {
	const featured = useResponse(
		featuredStore,
		restPath< Featured >( ROUTES.home.rest[ 0 ] )
	);
	const { name, description } = site();

	if ( featured.status === 'loading' ) {
		return <ListSkeleton />;
	}
	if ( featured.status === 'error' ) {
		return <LoadError retry={ featured.retry } />;
	}
	const { banner, sections } = featured.data;
	return (
		<>
			<h1 className="hien-visually-hidden">
				{ description ? `${ name }: ${ description }` : name }
			</h1>
			<Banner posts={ banner } />
			{ banner.length + sections.length === 0 && (
				<section className="hien-card">
					<Empty
						art="chair"
						title={ __( 'Chưa có bài viết nào', 'hien' ) }
						text={ __(
							'Bài đầu tiên sắp lên hiên. Bạn ghé lại nhé.',
							'hien'
						) }
					/>
				</section>
			) }
			{ sections.map( ( section, index ) => (
				<Section
					key={ section.category.id }
					section={ section }
					eager={ banner.length + index === 0 }
				/>
			) ) }
		</>
	);
}
