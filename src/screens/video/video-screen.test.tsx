import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegistryProvider } from '@wordpress/data';
import {
	comment,
	commentList,
	screenOf,
	term,
} from '../../../tests/js/fixtures';
import { renderWith } from '../../../tests/js/render-app';
import { testStates } from '../../../tests/js/screen-states';
import {
	EMBED,
	video,
	videoInSeries,
	videoScreen,
	videoSummaries,
} from '../../../tests/js/videos';
import type { CommentList, Video } from '../../contract/types';
import { VideoScreen } from './video-screen';
import { responsesOf } from '../../stores/responses';

const TITLE = 'Hook và quán cà phê';

testStates( 'video', VideoScreen, videoScreen(), TITLE );

async function render( given: Partial< Video > = {}, list?: CommentList ) {
	const shown = videoScreen( given, list );
	return renderWith( <VideoScreen screen={ shown } />, responsesOf( shown ) );
}

function facade() {
	return screen.queryByRole( 'button', {
		name: `Phát video: ${ TITLE }, 14:05`,
	} );
}

/** All URLs that the page would request by itself. */
function loaded(): string[] {
	return [ ...document.querySelectorAll( 'img, iframe, video, source' ) ].map(
		( element ) => element.getAttribute( 'src' ) ?? ''
	);
}

describe( 'the player', () => {
	it( 'is a picture until it is pressed, and asks the service for nothing', async () => {
		await render();
		expect( facade() ).toBeVisible();
		expect( facade() ).toHaveTextContent( '14:05' );
		expect( document.querySelector( 'iframe' ) ).toBeNull();
		expect( loaded().join( ' ' ) ).not.toMatch( /youtu|vimeo/ );
	} );

	it( 'is named without a length that nobody knows', async () => {
		await render( { duration: '' } );
		expect(
			screen.getByRole( 'button', { name: `Phát video: ${ TITLE }` } )
		).toBeVisible();
	} );

	it( 'plays in the frame of the service when it is pressed, with the keyboard in it', async () => {
		await render();
		await userEvent.click( screen.getByRole( 'button', { name: /Phát/ } ) );
		const frame = screen.getByTitle( TITLE );
		expect( frame ).toHaveAttribute( 'src', `${ EMBED }&autoplay=1` );
		expect( frame ).toHaveFocus();
		expect( facade() ).toBeNull();
	} );

	it( 'keeps the fragment of an address', async () => {
		await render( {
			kind: 'vimeo',
			embed: 'https://player.vimeo.com/video/9?dnt=1#t=90s',
		} );
		await userEvent.click( screen.getByRole( 'button', { name: /Phát/ } ) );
		expect( screen.getByTitle( TITLE ) ).toHaveAttribute(
			'src',
			'https://player.vimeo.com/video/9?dnt=1&autoplay=1#t=90s'
		);
	} );

	it( 'does not play on into the next video', async () => {
		const next = screenOf( 'video', '/videos/khac', {
			params: { ...videoScreen().params, id: 72, slug: 'khac' },
			data: {
				video: video( { id: 72, title: 'Khác' } ),
				comments: commentList(),
			},
		} );
		const first = videoScreen();
		const { rerender, registry } = await renderWith(
			<VideoScreen screen={ first } />,
			{ ...responsesOf( first ), ...responsesOf( next ) }
		);
		await userEvent.click( screen.getByRole( 'button', { name: /Phát/ } ) );
		rerender(
			<RegistryProvider value={ registry }>
				<VideoScreen screen={ next } />
			</RegistryProvider>
		);
		expect(
			screen.getByRole( 'button', { name: 'Phát video: Khác, 14:05' } )
		).toBeVisible();
	} );

	it( 'is the browser’s own for a film of the library, which loads nothing yet', async () => {
		await render( {
			kind: 'file',
			link: '',
			embed: '',
			file: 'http://localhost/uploads/phim.webm',
		} );
		const film = screen.getByLabelText( TITLE );
		expect( film ).toHaveAttribute(
			'src',
			'http://localhost/uploads/phim.webm'
		);
		expect( film ).toHaveAttribute( 'preload', 'none' );
		expect( film ).toHaveAttribute(
			'poster',
			expect.stringContaining( '2026/11/rest.jpg' )
		);
		expect( film ).toHaveAttribute( 'controls' );
		expect( facade() ).toBeNull();
	} );

	it( 'is a cover alone where there is nothing to play', async () => {
		await render( { kind: 'none', link: '', embed: '', image: null } );
		expect( facade() ).toBeNull();
		expect(
			document.querySelector( '.hien-video__player > .hien-video-cover' )
		).toHaveClass( 'is-tile-4' );
	} );
} );

describe( 'a video', () => {
	it( 'tells who made it, when and how often it was watched', async () => {
		await render( {
			terms: [ term( { name: 'hook', path: '/video_key/hook' } ) ],
		} );
		expect( screen.getByText( '18/11/2026' ) ).toBeVisible();
		expect( screen.getByText( '9.312 lượt xem' ) ).toBeVisible();
		expect(
			screen.getByText( 'Action là lúc quán gọi tên bạn.' )
		).toBeVisible();
		expect( screen.getByRole( 'link', { name: 'hook' } ) ).toHaveAttribute(
			'href',
			'http://localhost/video_key/hook'
		);
		expect(
			within(
				screen.getByRole( 'navigation', { name: 'Đường dẫn' } )
			).getByRole( 'link', { name: 'Video' } )
		).toHaveAttribute( 'href', 'http://localhost/videos' );
	} );

	it( 'alone shows no series, no neighbours and nothing related', async () => {
		await render();
		expect( screen.queryByRole( 'complementary' ) ).toBeNull();
		expect( screen.queryByText( 'Bài sau' ) ).toBeNull();
		expect( screen.queryByText( 'Video liên quan' ) ).toBeNull();
	} );

	it( 'of a series shows its list with itself marked, and its neighbours', async () => {
		await render( videoInSeries() );
		const list = screen.getByRole( 'complementary', {
			name: 'Cùng loạt bài',
		} );
		expect( list ).toHaveTextContent( 'Loạt bài: WordPress căn bản 2/3' );
		expect(
			within( list ).getByRole( 'link', { current: 'page' } )
		).toHaveTextContent( 'Video số 2' );
		expect(
			within( list ).getByRole( 'link', { name: /căn bản/ } )
		).toHaveAttribute( 'href', 'http://localhost/series/can-ban' );
		const neighbours = screen.getByRole( 'navigation', {
			name: 'Bài trước và bài sau',
		} );
		expect(
			within( neighbours )
				.getAllByRole( 'link' )
				.map( ( link ) => link.getAttribute( 'href' ) )
		).toEqual( [
			'http://localhost/videos/video-1',
			'http://localhost/videos/video-3',
		] );
	} );

	it( 'of a long series is numbered in the whole of it', async () => {
		await render( videoInSeries( 30 ) );
		const list = screen.getByRole( 'complementary' );
		expect( list ).toHaveTextContent( '31/32' );
		expect(
			[ ...list.querySelectorAll( '.hien-video__index' ) ].map(
				( index ) => index.textContent
			)
		).toEqual( [ '30', '', '32' ] );
	} );

	it( 'shows related videos', async () => {
		await render( { related: videoSummaries( 2 ) } );
		const section = screen.getByRole( 'region', {
			name: 'Video liên quan',
		} );
		expect(
			within( section )
				.getAllByRole( 'heading', { level: 3 } )
				.map( ( heading ) => heading.textContent )
		).toEqual( [ 'Video số 1', 'Video số 2' ] );
	} );

	it( 'has the comments of its readers', async () => {
		await render(
			video( { comment_state: { open: true, count: 1 } } ),
			commentList( [ comment() ] )
		);
		expect( screen.getByText( 'Em cảm ơn thầy.' ) ).toBeVisible();
	} );

	it( 'behind a password shows a form and plays nothing', async () => {
		await render( {
			protected: true,
			kind: 'none',
			link: '',
			embed: '',
			content: '',
			image: null,
			duration: '',
		} );
		expect( screen.getByLabelText( 'Mật khẩu' ) ).toBeVisible();
		expect( facade() ).toBeNull();
		expect( screen.queryByText( /bình luận/i ) ).toBeNull();
	} );
} );
