import { screen, within } from '@testing-library/react';
import { renderWith } from '../../../tests/js/render-app';
import { testStates } from '../../../tests/js/screen-states';
import {
	seriesScreen,
	videoSummary,
	videosScreen,
} from '../../../tests/js/videos';
import type { VideoList } from '../../contract/types';
import { SeriesScreen } from '../series/series-screen';
import { VideosScreen } from './videos-screen';
import { responsesOf } from '../../stores/responses';

testStates( 'videos', VideosScreen, videosScreen(), 'Video' );
testStates( 'series', SeriesScreen, seriesScreen(), 'Plugin' );

async function renderAll( list: Partial< VideoList > = {} ) {
	const given = videosScreen( list );
	await renderWith( <VideosScreen screen={ given } />, responsesOf( given ) );
}

async function renderTerm( list: Partial< VideoList > = {} ) {
	const given = seriesScreen( list );
	await renderWith( <SeriesScreen screen={ given } />, responsesOf( given ) );
}

/** The topics, and the current one. */
function filters() {
	return within(
		screen.getByRole( 'navigation', { name: 'Lọc theo chủ đề' } )
	)
		.getAllByRole( 'link' )
		.map( ( link ) => [
			link.textContent,
			link.getAttribute( 'href' ),
			link.getAttribute( 'aria-current' ),
		] );
}

describe( 'a video in the list', () => {
	it( 'is one link with its length, its title, its views and its day', async () => {
		await renderAll();
		const card = screen.getByRole( 'link', { name: /Hook/ } );
		expect( card ).toHaveAttribute(
			'href',
			'http://localhost/videos/hook'
		);
		expect( card ).toHaveTextContent(
			'14:05Hook và quán cà phê9.312 lượt xem18/11/2026'
		);
		expect(
			within( card ).getByRole( 'heading', { level: 2 } )
		).toHaveTextContent( 'Hook và quán cà phê' );
	} );

	it( 'has a wall of tiles where it has no picture, and no length where nobody knows it', async () => {
		await renderAll( {
			data: [ videoSummary( { image: null, duration: '' } ) ],
		} );
		const card = screen.getByRole( 'link', { name: /Hook/ } );
		expect( card.querySelector( '.hien-video-cover' ) ).toHaveClass(
			'is-tile-4'
		);
		expect( card.querySelector( 'img' ) ).toBeNull();
		expect( card ).not.toHaveTextContent( ':' );
	} );
} );

describe( 'the topics', () => {
	it( 'are links, with all videos marked on their list', async () => {
		await renderAll();
		expect( filters() ).toEqual( [
			[ 'Tất cả', 'http://localhost/videos', 'page' ],
			[ 'Plugin', 'http://localhost/video_cat/plugin', null ],
			[ 'Máy chủ', 'http://localhost/video_cat/may-chu', null ],
		] );
	} );

	it( 'mark the one that is shown', async () => {
		await renderTerm();
		expect( filters().map( ( [ , , current ] ) => current ) ).toEqual( [
			null,
			'page',
			null,
		] );
	} );

	it( 'are not there where no video has one', async () => {
		await renderAll( { filters: [] } );
		expect( screen.queryByRole( 'link', { name: 'Tất cả' } ) ).toBeNull();
	} );
} );

describe( 'the list of a term', () => {
	it( 'is named by it, below all videos, and paged', async () => {
		await renderTerm( { pages: 2 } );
		expect( screen.getByText( 'Viết từ đầu.' ) ).toBeVisible();
		const trail = screen.getByRole( 'navigation', { name: 'Đường dẫn' } );
		expect( trail ).toHaveTextContent( 'Trang chủVideoPlugin' );
		expect(
			screen.getByRole( 'link', { name: 'Trang 2' } )
		).toHaveAttribute( 'href', 'http://localhost/video_cat/plugin/page/2' );
	} );

	it( 'says that it waits for its first video', async () => {
		await renderTerm( { data: [], count: 0, pages: 0 } );
		expect( screen.getByText( 'Chưa có video nào' ) ).toBeVisible();
	} );
} );
