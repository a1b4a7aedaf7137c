/** Helpers for the chat: the widget of the member, and a conversation of the inbox. */
import type {
	Browser,
	BrowserContextOptions,
	Locator,
	Page,
} from '@playwright/test';
import { expect } from '@playwright/test';
import { open } from './support';
import type { ownSite } from './support';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

export const AN = { uid: '1', name: 'Nguyễn Văn An' };
export const BINH = { uid: '2', name: 'Trần Thanh Bình' };

type ChatSite = ReturnType< typeof ownSite >;

export const button = ( page: Page ) =>
	page.getByRole( 'button', { name: /^Nhắn tin cho tác giả/ } );
export const panel = ( page: Page ) =>
	page.getByRole( 'dialog', { name: /^Nhắn tin với / } );
export const log = ( page: Page ) =>
	page.getByRole( 'log', { name: 'Tin nhắn' } );
export const field = ( page: Page ) =>
	page.getByRole( 'textbox', { name: 'Tin nhắn' } );
export const message = ( page: Page, text: string ) =>
	log( page ).locator( '.hien-message', { hasText: text } );

/** The rows of the inbox's list. */
export const rows = ( page: Page ) =>
	page
		.getByRole( 'navigation', { name: 'Danh sách trò chuyện' } )
		.getByRole( 'link' );

/** Chooses from the menu of a conversation in the inbox. */
export async function menu( page: Page, choice: string ): Promise< void > {
	await page.getByRole( 'button', { name: 'Thêm lựa chọn' } ).click();
	await page
		.getByRole( 'listitem' )
		.getByRole( 'button', { name: choice, exact: true } )
		.click();
}

export async function say( page: Page, text: string ): Promise< void > {
	await field( page ).fill( text );
	await field( page ).press( 'Enter' );
}

/** Waits until the database has a message that was sent on the page. */
export async function isSent( page: Page, text: string ): Promise< void > {
	await expect( message( page, text ) ).toContainText( '/20' );
}

/** A blank page in a new browser context, of a user or, without one, of a visitor. */
export async function newPage(
	browser: Browser,
	site: ChatSite,
	user: 'member' | 'author' | null,
	options: BrowserContextOptions = {}
): Promise< Page > {
	const context = await browser.newContext( {
		baseURL: site.url,
		viewport: DESKTOP,
		...( user && { storageState: await site[ user ]() } ),
		...options,
	} );
	return context.newPage();
}

/** Opens the member's chat on the page that is shown. */
export async function showChat( page: Page ): Promise< void > {
	await button( page ).click();
	await expect( log( page ) ).toHaveAttribute( 'aria-busy', 'false' );
}

/** Opens the member's chat on the site's home page. */
export async function openChat( page: Page ): Promise< void > {
	await open( page, '/' );
	await showChat( page );
}

/** Opens the member's conversation in the author's inbox. */
export async function openInbox( page: Page ): Promise< void > {
	await page.goto( `/admin/chat/${ BINH.uid }` );
	await expect( log( page ) ).toHaveAttribute( 'aria-busy', 'false' );
}

/** Imitates the keyboard of a phone: so many px of the window stay visible, from 60 px on. */
export async function showKeyboard(
	page: Page,
	height = 400
): Promise< void > {
	await page.evaluate( ( visible ) => {
		const view = window.visualViewport as VisualViewport;
		Object.defineProperties( view, {
			height: { value: visible, configurable: true },
			offsetTop: { value: 60, configurable: true },
		} );
		view.dispatchEvent( new Event( 'resize' ) );
	}, height );
}

/** Ends what showKeyboard() imitates. */
export async function hideKeyboard( page: Page ): Promise< void > {
	await page.evaluate( () => {
		const view = window.visualViewport as VisualViewport;
		Reflect.deleteProperty( view, 'height' );
		Reflect.deleteProperty( view, 'offsetTop' );
		view.dispatchEvent( new Event( 'resize' ) );
	} );
}

/** Where a part of a page ends, in px from the top of the window. */
export async function bottomOf( part: Locator ): Promise< number > {
	const box = await part.boundingBox();
	return ( box?.y ?? 0 ) + ( box?.height ?? 0 );
}

/** Lets the pages of a tab be hidden like those of a background tab, because the test browser shows all tabs at once. */
export async function makeHideable( page: Page ): Promise< void > {
	await page.addInitScript( () => {
		let isHidden = false;
		Object.defineProperty( document, 'hidden', { get: () => isHidden } );
		Object.defineProperty( document, 'visibilityState', {
			get: () => ( isHidden ? 'hidden' : 'visible' ),
		} );
		Object.assign( window, {
			setHidden( value: boolean ) {
				isHidden = value;
				document.dispatchEvent( new Event( 'visibilitychange' ) );
			},
		} );
	} );
}

/** Hides a tab that makeHideable() was called for, or shows it again. */
export async function setHidden( page: Page, isHidden: boolean ) {
	type Hideable = Window & { setHidden?: ( value: boolean ) => void };
	await page.evaluate(
		( value ) => ( window as Hideable ).setHidden?.( value ),
		isHidden
	);
}
