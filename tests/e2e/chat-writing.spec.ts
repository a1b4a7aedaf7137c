/** Writing in the chat: images by paste and drop, input methods. */
import { writeFile } from 'node:fs/promises';
import { type Page, expect } from '@playwright/test';
import {
	field,
	isSent,
	log,
	message,
	newPage,
	openChat,
	openInbox,
	panel,
	say,
} from './chat-pages';
import { ownSite, test, withPictures } from './support';

test.use( withPictures );

const site = ownSite( { chat: true } );

/** Sends the image that is in the member's composer, and waits until both sides show so many. */
async function sendImage( member: Page, author: Page, count: number ) {
	await expect( panel( member ).getByAltText( 'Ảnh sắp gửi' ) ).toBeVisible();
	await expect(
		panel( member ).getByRole( 'status', { name: 'Đang tải ảnh lên' } )
	).toHaveCount( 0 );
	await field( member ).press( 'Enter' );
	await expect( panel( member ).getByAltText( 'Ảnh sắp gửi' ) ).toHaveCount(
		0
	);
	for ( const page of [ member, author ] ) {
		const images = log( page ).getByAltText( 'Ảnh đính kèm' );
		await expect( images ).toHaveCount( count );
		await expect( images.last() ).toHaveJSProperty( 'naturalWidth', 600 );
	}
}

test( 'a word of an input method ends without being sent; images are pasted and dropped: both sides see them', async ( {
	browser,
} ) => {
	const member = await newPage( browser, site, 'member' );
	await openChat( member );
	await say( member, 'Em chào thầy' );
	await isSent( member, 'Em chào thầy' );
	const author = await newPage( browser, site, 'author' );
	await openInbox( author );
	await expect( message( author, 'Em chào thầy' ) ).toBeVisible();
	const protocol = await member.context().newCDPSession( member );

	await test.step( 'Enter that ends a word of an input method does not send', async () => {
		/** Enter as Chromium reports it, and with the key code that it has while an input method handles it. */
		const enter = ( code = 13 ) =>
			protocol.send( 'Input.dispatchKeyEvent', {
				type: 'rawKeyDown',
				key: 'Enter',
				code: 'Enter',
				windowsVirtualKeyCode: code,
			} );
		await field( member ).focus();
		await protocol.send( 'Input.imeSetComposition', {
			text: 'tiếng',
			selectionStart: 5,
			selectionEnd: 5,
		} );
		await enter();
		await expect( field( member ) ).toHaveValue( 'tiếng' );
		await protocol.send( 'Input.insertText', { text: 'tiếng' } );
		// Safari ends the composition before the key event that ended it.
		await enter( 229 );
		await expect( field( member ) ).toHaveValue( 'tiếng' );
		await field( member ).press( 'Shift+Enter' );
		await field( member ).pressSequentially( 'Việt' );
		await expect( field( member ) ).toHaveValue( 'tiếng\nViệt' );
		await field( member ).press( 'Enter' );
		await isSent( member, 'Việt' );
		await expect(
			log( member ).locator( '.hien-message__bubble' )
		).toHaveText( [ 'Em chào thầy', 'tiếng\nViệt' ] );
	} );

	await test.step( 'an image is pasted, and another one dropped', async () => {
		const picture = await member.screenshot( {
			clip: { x: 0, y: 0, width: 600, height: 400 },
		} );
		await member
			.context()
			.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
		await member.evaluate(
			async ( bytes ) => {
				const blob = await ( await fetch( bytes ) ).blob();
				await navigator.clipboard.write( [
					new ClipboardItem( { 'image/png': blob } ),
				] );
			},
			`data:image/png;base64,${ picture.toString( 'base64' ) }`
		);
		await field( member ).press( 'Control+V' );
		await sendImage( member, author, 1 );

		const file = test.info().outputPath( 'anh.png' );
		await writeFile( file, picture );
		const box = await log( member ).boundingBox();
		for ( const type of [ 'dragEnter', 'dragOver', 'drop' ] as const ) {
			await protocol.send( 'Input.dispatchDragEvent', {
				type,
				x: ( box?.x ?? 0 ) + 50,
				y: ( box?.y ?? 0 ) + 50,
				data: { items: [], files: [ file ], dragOperationsMask: 1 },
			} );
		}
		await sendImage( member, author, 2 );
	} );
} );
