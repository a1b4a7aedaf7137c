import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegistryProvider } from '@wordpress/data';
import { commentList, post, screenOf } from '../../../tests/js/fixtures';
import { renderWith } from '../../../tests/js/render-app';
import type { LoadedScreen, Video } from '../../contract/types';
import { VideoScreen } from './video-screen';
import { responsesOf } from '../../stores/responses';

const TITLE = 'Hook và quán cà phê';

const EMBED =
	'https://www.youtube-nocookie.com/embed/hien-demo-2?rel=0&start=90';

function videoScreen( given: Partial< Video > = {} ): LoadedScreen {
	const video: Video = {
		...post(),
		modified: '2026-11-18T23:30:00+07:00',
		id: 71,
		slug: 'hook',
		path: '/videos/hook',
		title: TITLE,
		duration: '14:05',
		series: null,
		kind: 'youtube',
		link: 'https://www.youtube.com/watch?v=hien-demo-2&t=90s',
		embed: EMBED,
		file: '',
		terms: [],
		series_items: [],
		series_first: 0,
		series_total: 0,
		related: [],
		...given,
	};
	return screenOf( 'video', video.path, {
		params: {
			id: video.id,
			slug: video.slug,
			part: 1,
			cpage: 1,
			type: 'hien_video',
		},
		data: { video, comments: commentList() },
	} );
}

function render( given?: Partial< Video > ) {
	const shown = videoScreen( given );
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
		const next = videoScreen( {
			id: 72,
			slug: 'khac',
			path: '/videos/khac',
			title: 'Khác',
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
} );
