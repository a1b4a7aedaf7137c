import { __ } from '@wordpress/i18n';
import { Banner } from '../../components/site/banner/banner';
import { CategorySection } from '../../components/cards/category-section/category-section';
import { Empty } from '../../components/ui/empty/empty';
import { CardSaveButton } from '../../features/favorites';
import { site, siteOptions } from '../../lib/boot';
import { withData } from '../with-data';
import type { DataProps } from '../with-data';
import { Highlights } from './highlights';

function Home( { data: { featured } }: DataProps< 'home' > ) {
	const { banner: slides } = siteOptions();
	const { name, description } = site();
	const { banner, highlights, sections } = featured;
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

export const HomeScreen = withData( Home );
