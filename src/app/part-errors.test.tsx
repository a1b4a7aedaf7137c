import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { installDialogs } from '../../tests/js/dialog';
import {
	commentList,
	homeScreen,
	options,
	postScreen,
	shell,
} from '../../tests/js/fixtures';
import { imageScreen, imagesScreen, image } from '../../tests/js/gallery';
import { renderApp } from '../../tests/js/render-app';
import { json, screens, serve } from '../../tests/js/server';
import * as alertModal from '../components/ui/alert-modal/alert-modal';
import type { Comment, LoadedScreen } from '../contract/types';
import * as frame from '../features/lightbox/frame';
import * as combobox from '../features/search/combobox';
import { ALBUM_EVENT } from '../lib/picture';
import { alertStore } from '../stores/alert';

/** A list that makes every component that renders it throw. */
const BROKEN = { data: [ null ], count: 1, page: 1, pages: 1 };

beforeAll( () =>
	Promise.all( [
		import( '../features/panels/panels' ),
		import( '../features/lightbox/lightbox' ),
	] )
);

beforeEach( () => {
	serve( {} );
	installDialogs();
} );

afterEach( () => mend() );

const heading = () => screen.getByRole( 'heading', { level: 1, hidden: true } );

/** Ends the effect of breaks(). */
let mend = () => {};

/** Makes a component throw. */
function breaks( module: object, component: string ): void {
	const spy = jest
		.spyOn( module as Record< string, () => ReactNode >, component )
		.mockImplementation( () => {
			throw new Error( 'broken' );
		} );
	mend = () => spy.mockRestore();
}

/** The error message in the place of a part. */
function messageIn( place: HTMLElement ): HTMLElement {
	return within( place ).getByText( 'Phần này đang gặp lỗi.' );
}

it( 'a widget that throws leaves the screen and the other widgets', async () => {
	await renderApp( homeScreen(), '/', {
		shell: { ...shell(), images: BROKEN },
	} );
	const side = screen.getByRole( 'complementary', {
		name: 'Tác giả và cộng đồng',
	} );
	expect( messageIn( side ) ).toBeVisible();
	expect( within( side ).getByText( 'Nguyễn Văn An' ) ).toBeVisible();
	expect( heading() ).toBeInTheDocument();
	expect( console ).toHaveErrored();
} );

it( 'a panel that throws says so in its frame, and can be tried again', async () => {
	serve( { 'posts?limit=15&page=1': () => json( BROKEN ) } );
	const { user } = await renderApp( homeScreen() );
	await user.click( screen.getByRole( 'button', { name: 'Bài mới' } ) );
	const panel = within(
		await screen.findByRole( 'region', { name: 'Bài mới' } )
	);
	await panel.findByText( 'Phần này đang gặp lỗi.' );
	await user.click( panel.getByRole( 'button', { name: 'Thử lại' } ) );
	expect( panel.getByText( 'Phần này đang gặp lỗi.' ) ).toBeVisible();
	await user.click( panel.getByRole( 'button', { name: 'Đóng' } ) );
	expect( screen.queryByRole( 'region', { name: 'Bài mới' } ) ).toBeNull();
	expect( heading() ).toBeInTheDocument();
	expect( console ).toHaveErrored();
} );

it( 'comments that throw leave the article', async () => {
	const post = postScreen();
	const data = {
		...post.data,
		comments: commentList( [ null as unknown as Comment ] ),
	};
	await renderApp( { ...post, data } );
	const comments = screen.getByRole( 'region', { name: 'Bình luận' } );
	expect( messageIn( comments ) ).toBeVisible();
	expect( screen.getByText( /Khi giao diện/ ) ).toBeVisible();
	expect( console ).toHaveErrored();
} );

it( 'a lightbox that throws is a small dialog over the list, which closes', async () => {
	breaks( frame, 'LightboxFrame' );
	const opened: LoadedScreen = imageScreen( { position: 1, total: 1 } );
	serve( screens( opened ) );
	const { user } = await renderApp(
		imagesScreen( [ image() ] ),
		'/hinh-anh'
	);
	await user.click( screen.getByRole( 'link', { name: /Thuyền/ } ) );
	const dialog = await screen.findByRole( 'dialog', { name: 'Xem ảnh' } );
	expect( messageIn( dialog ) ).toBeVisible();
	mend();
	fireEvent.click(
		within( dialog ).getByRole( 'button', { name: 'Thử lại' } )
	);
	expect( await screen.findByText( '1 / 1' ) ).toBeVisible();
	expect( heading() ).toHaveTextContent( 'Hình ảnh' );
	expect( console ).toHaveErrored();
} );

it( 'an album that throws leaves the article', async () => {
	breaks( frame, 'LightboxFrame' );
	await renderApp( postScreen() );
	const picture = { src: '/a.jpg', srcset: '', width: 9, height: 9, alt: '' };
	await act( async () => {
		document.dispatchEvent(
			new CustomEvent( ALBUM_EVENT, {
				detail: {
					pictures: [ { ...picture, thumb: '', caption: '' } ],
					index: 0,
				},
			} )
		);
	} );
	const dialog = await screen.findByRole( 'dialog', { name: 'Xem ảnh' } );
	expect( messageIn( dialog ) ).toBeVisible();
	expect( screen.getByText( /Khi giao diện/ ) ).toBeVisible();
	expect( console ).toHaveErrored();
} );

it( 'an alert whose modal throws is the browser’s own dialog', async () => {
	breaks( alertModal, 'AlertModal' );
	const { registry } = await renderApp( homeScreen() );
	act(
		() =>
			void registry.dispatch( alertStore ).show( 'Chưa <b>gửi</b> được' )
	);
	const dialog = await screen.findByRole( 'alertdialog' );
	expect( dialog ).toHaveTextContent( 'Chưa gửi được' );
	fireEvent.click( within( dialog ).getByRole( 'button', { name: 'Đóng' } ) );
	expect( screen.queryByRole( 'alertdialog' ) ).toBeNull();
	expect( console ).toHaveErrored();
} );

it( 'a search box that throws is still WordPress’s form', async () => {
	breaks( combobox, 'Combobox' );
	const { user } = await renderApp( homeScreen() );
	await user.click( screen.getByRole( 'searchbox', { name: 'Tìm kiếm' } ) );
	await user.keyboard( 'hook' );
	expect( screen.getByRole( 'searchbox', { name: 'Tìm kiếm' } ) ).toHaveValue(
		'hook'
	);
	expect( console ).toHaveErrored();
} );

it( 'a footer that throws leaves the rest', async () => {
	await renderApp( homeScreen(), '/', {
		shell: { ...shell(), options: { ...options, footer: null } },
	} );
	expect( screen.getByText( 'Phần này đang gặp lỗi.' ) ).toBeVisible();
	expect( heading() ).toBeInTheDocument();
	expect( console ).toHaveErrored();
} );
