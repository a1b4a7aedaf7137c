import { __ } from '@wordpress/i18n';
import { Banner } from '../../components/site/banner/banner';
import { CategorySection } from '../../components/cards/category-section/category-section';
import { Empty, LoadError } from '../../components/ui/empty/empty';
import { ListSkeleton } from '../../components/ui/skeleton/skeleton';
import { CardSaveButton } from '../../features/favorites';
import { site } from '../../lib/boot';
import type { ScreenProps } from '../../lib/screen-props';
import { useScreenData } from '../../stores/use-screen-data';
import { useShell } from '../../stores/use-shell';
import { Highlights } from './highlights';

export function HomeScreen( { screen }: ScreenProps< 'home' > ) {
	const featured = useScreenData( screen, 'featured' );
	const slides = useShell( 'options' )?.banner ?? [];
	const { name, description } = site();

	if ( featured.status === 'loading' ) {
		return <ListSkeleton />;
	}
	if ( featured.status === 'error' ) {
		return <LoadError retry={ featured.retry } error={ featured.error } />;
	}
	const { banner, highlights, sections } = featured.data;
	return (
		<>
			<h1 className="hien-visually-hidden">
				{ description ? `${ name }: ${ description }` : name }
			</h1>
			<Banner slides={ slides } posts={ banner } />
			{ banner.length + highlights.length === 0 && (
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
			{ highlights.length > 0 && (
				<Highlights
					posts={ highlights }
					eager={ slides.length + banner.length === 0 }
				/>
			) }
			{ sections.map( ( section ) => (
				<CategorySection
					saveButton={ ( post ) => (
						<CardSaveButton type="posts" item={ post } />
					) }
					key={ section.category.id }
					section={ section }
					isRow
				/>
			) ) }
		</>
	);
}
