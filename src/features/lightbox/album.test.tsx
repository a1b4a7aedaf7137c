import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { installDialogs } from '../../../tests/js/dialog';
import { homeScreen, postScreen } from '../../../tests/js/fixtures';
import { renderApp } from '../../../tests/js/render-app';
import { later, serve } from '../../../tests/js/server';
import { navigationStore } from '../../stores/navigation';

const GALLERY = `<figure class="wp-block-gallery">${ [ 'Hồ', 'Đồi' ]
	.map(
		( name ) =>
			`<figure><img src="/${ name }.jpg" width="800" height="600" alt="${ name }"><figcaption>Ở ${ name }</figcaption></figure>`
	)
	.join( '' ) }</figure>`;

function lightbox(): HTMLElement | null {
	return screen.queryByRole( 'dialog', { name: 'Xem ảnh' } );
}

/** An article with pictures. */
async function openArticle() {
	serve( {} );
	const post = postScreen( { content: GALLERY } );
	const app = await renderApp( post );
	const picture = await screen.findByRole( 'button', {
		name: 'Xem ảnh lớn: Hồ',
	} );
	return { ...app, picture, post };
}

/** An article with its first picture opened. */
async function openPicture() {
	const { picture, post, ...app } = await openArticle();
	await app.user.click( picture );
	await screen.findByRole( 'dialog' );
	return { ...app, picture, post };
}

// The first import of them also compiles them.
beforeAll( () =>
	Promise.all( [
		import( './lightbox' ),
		import( '../../components/ui/html/pictures' ),
	] )
);
beforeEach( installDialogs );

it( 'pictures of an article open with their captions, without comments', async () => {
	const { user, post } = await openPicture();
	expect( screen.getByText( '1 / 2' ) ).toBeVisible();
	expect( lightbox() ).toHaveTextContent( 'Ở Hồ' );
	expect( screen.queryByRole( 'button', { name: 'Ảnh trước' } ) ).toBeNull();
	await user.click( screen.getByRole( 'button', { name: 'Ảnh sau' } ) );
	expect( lightbox() ).toHaveTextContent( 'Ở Đồi' );
	expect( screen.queryByRole( 'button', { name: 'Ảnh sau' } ) ).toBeNull();
	expect( screen.queryByLabelText( 'Viết bình luận' ) ).toBeNull();
	expect( window.location.pathname ).toBe( post.path );
} );

it.each( [
	[
		'Escape',
		() => {
			const dialog = lightbox() as HTMLElement;
			fireEvent.keyDown( dialog, { key: 'Escape' } );
			fireEvent.keyDown( dialog, { key: 'Escape' } );
		},
	],
	[ 'the way back', () => window.history.back() ],
] )( '%s closes them and gives the focus back', async ( _, leave ) => {
	const { picture, post } = await openPicture();
	const { length } = window.history;
	await act( async () => leave() );
	await waitFor( () => expect( lightbox() ).toBeNull() );
	expect( picture ).toHaveFocus();
	expect( window.history ).toHaveLength( length );
	expect( window.location.pathname ).toBe( post.path );
	expect( window.history.state ).not.toHaveProperty( 'hienOverlay' );
} );

it( 'another picture opens at its own place', async () => {
	const { user, picture } = await openPicture();
	window.history.back();
	await waitFor( () => expect( lightbox() ).toBeNull() );
	expect( picture ).toHaveFocus();
	await user.click(
		screen.getByRole( 'button', { name: 'Xem ảnh lớn: Đồi' } )
	);
	expect( await screen.findByText( '2 / 2' ) ).toBeVisible();
} );

it( 'pictures close when a screen arrives that was asked for before them', async () => {
	const { user, picture } = await openArticle();
	const slow = later( homeScreen() );
	serve( { 'screen /': slow } );
	await user.click( screen.getByRole( 'link', { name: /về trang chủ/ } ) );
	await user.click( picture );
	await screen.findByRole( 'dialog' );
	await act( async () => slow.give() );
	await screen.findByRole( 'heading', { level: 1, name: /Hiên/ } );
	expect( lightbox() ).toBeNull();
	expect( window.location.pathname ).toBe( '/' );
	expect( window.history.state ).not.toHaveProperty( 'hienOverlay' );
} );

it( 'a picture does not open where the reader has left the article before it could be shown', async () => {
	const { picture, post, registry } = await openArticle();
	const { length } = window.history;
	fireEvent.click( picture );
	act(
		() =>
			void registry
				.dispatch( navigationStore )
				.commit( post, window.location )
	);
	await act( () => import( './lightbox' ) );
	expect( lightbox() ).toBeNull();
	expect( window.history ).toHaveLength( length );
} );
