import { screen, within } from '@testing-library/react';
import {
	screenOf,
	shell,
	summaries,
	summary,
	term,
} from '../../../tests/js/fixtures';
import { image } from '../../../tests/js/gallery';
import { renderWith } from '../../../tests/js/render-app';
import { videoList, videoSummary } from '../../../tests/js/videos';
import type { Featured } from '../../contract/types';
import { HomeScreen } from './home-screen';
import { responsesOf } from '../../stores/responses';

async function show( featured: Partial< Featured > ) {
	const images = [ 1, 2, 3, 4 ].map( ( id ) => image( { id } ) );
	const given = screenOf( 'home', '/', {
		data: {
			featured: { banner: [], highlights: [], sections: [], ...featured },
		},
	} );
	await renderWith( <HomeScreen screen={ given } />, responsesOf( given ), {
		shell: shell( {
			images: { data: images, count: 24, page: 1, pages: 3 },
			videos: videoList( {
				data: [
					videoSummary( { id: 1, title: 'Mới nhất', views: 1 } ),
					videoSummary( { id: 2, title: 'Hay nhất', views: 90 } ),
				],
			} ),
		} ),
	} );
}

function region( name: string ) {
	return within( screen.getByRole( 'region', { name } ) );
}

it( 'begins with two large posts, a video between them, posts in short and an album', async () => {
	await show( { highlights: summaries( 4 ) } );
	const feed = region( 'Nội dung nổi bật' );
	expect(
		feed
			.getAllByRole( 'heading', { level: 3 } )
			.map( ( { textContent } ) => textContent )
	).toEqual( [
		'Bài số 1',
		'Hay nhất',
		'Bài số 2',
		'Bài số 3',
		'Bài số 4',
		'Những tấm ảnh mới',
	] );
	expect(
		feed
			.getAllByRole( 'article' )
			.map( ( card ) => card.classList.contains( 'is-compact' ) )
	).toEqual( [ false, false, false, true, true, false ] );
	expect( feed.getByText( '24 ảnh' ) ).toBeVisible();
	expect( feed.getByText( '+21' ) ).toBeVisible();
	expect( feed.getByRole( 'link', { name: 'Tin mới' } ) ).toHaveAttribute(
		'href',
		'http://localhost/tin-moi'
	);
} );

it( 'has a row of posts for each category, and sticky posts in the banner', async () => {
	await show( {
		banner: [ summary( { id: 99, title: 'Ghim' } ) ],
		sections: [ { category: term(), data: summaries( 3 ) } ],
	} );
	const section = region( 'WordPress' );
	expect(
		section
			.getAllByRole( 'link', { name: /^Bài số/ } )
			.map( ( link ) => link.getAttribute( 'href' ) )
	).toEqual( [
		'http://localhost/wordpress/bai-1',
		'http://localhost/wordpress/bai-2',
		'http://localhost/wordpress/bai-3',
	] );
	expect(
		section.getByRole( 'link', { name: 'Xem tất cả: WordPress' } )
	).toHaveAttribute( 'href', 'http://localhost/wordpress' );
	expect(
		screen.getByRole( 'link', { name: 'Đọc bài: Ghim' } )
	).toBeVisible();
} );

it( 'says of a post that it has a password, large or small', async () => {
	const locked = summary( { protected: true, excerpt: '' } );
	await show( {
		highlights: [ locked ],
		sections: [ { category: term(), data: [ { ...locked, id: 12 } ] } ],
	} );
	for ( const name of [ 'Nội dung nổi bật', 'WordPress' ] ) {
		expect(
			region( name ).getByText( 'Bài viết này có mật khẩu.' )
		).toBeVisible();
	}
} );
