import { __ } from '@wordpress/i18n';
import { Empty } from '../../components/ui/empty/empty';
import { PageHead } from '../../components/ui/page-head/page-head';
import { Pagination } from '../../components/ui/pagination/pagination';
import { SearchForm } from '../../components/ui/search-form/search-form';
import { SearchResult } from '../../components/cards/search-result/search-result';
import { pagePath, rawUrlEncode } from '../../lib/paths';
import { resultCount } from '../../lib/formats';
import { withData } from '../with-data';
import type { DataProps } from '../with-data';

function emptyWords( query: string ) {
	return query === ''
		? {
				title: __( 'Bạn muốn tìm gì?', 'hien' ),
				text: __(
					'Gõ tên bài viết, video, khóa học hay tài nguyên vào ô phía trên, có dấu hay không dấu đều được.',
					'hien'
				),
			}
		: {
				title: __( 'Không tìm thấy gì', 'hien' ),
				text: __(
					'Gõ có dấu hay không dấu đều được. Bạn thử ít từ hơn, hoặc từ khác nhé.',
					'hien'
				),
			};
}

function Search( { screen, data: { results } }: DataProps< 'search' > ) {
	const { params } = screen;
	const query = String( params[ 'search' ] ?? '' );
	const { data, count, page, pages } = results;
	return (
		<>
			<PageHead
				title={ String( params[ 'heading' ] ?? '' ) }
				text={ query === '' ? '' : resultCount( count ) }
			/>
			<SearchForm id="hien-search-page" key={ query } value={ query } />
			{ data.length === 0 && (
				<section className="hien-card">
					<Empty art="search" { ...emptyWords( query ) } />
				</section>
			) }
			{ data.length > 0 && (
				<div className="hien-feed is-list">
					{ data.map( ( result, index ) => (
						<SearchResult
							key={ result.id }
							result={ result }
							eager={ index === 0 }
						/>
					) ) }
				</div>
			) }
			<Pagination
				page={ page }
				pages={ pages }
				pathOf={ ( number ) =>
					`${ pagePath( '/', number ) }?s=${ rawUrlEncode( query ) }`
				}
			/>
		</>
	);
}

export const SearchScreen = withData( Search );
