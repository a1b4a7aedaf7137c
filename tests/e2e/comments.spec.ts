import {
	type Browser,
	type BrowserContextOptions,
	type Locator,
	type Page,
	expect,
} from '@playwright/test';
import { headingOf, hydrated, ownSite, signIn, test, whole } from './support';

// Other tests count comments, so these have a separate site.
const site = ownSite();
const PHONE = { width: 390, height: 800 };
const POST = '/hook-trong-wordpress-action-filter-va-thu-tu-uu-tien';

/** A page of the site, as a visitor or with a session. */
async function visit(
	browser: Browser,
	path: string,
	options: BrowserContextOptions = {}
): Promise< Page > {
	const context = await browser.newContext( {
		baseURL: site.url,
		...options,
	} );
	const page = await context.newPage();
	await page.goto( site.url + path );
	if ( options.javaScriptEnabled !== false ) {
		await hydrated( page );
	}
	return page;
}

function comments( page: Page ): Locator {
	return page.locator( '#comments' );
}

function dialog( page: Page ): Locator {
	return page.getByRole( 'dialog', { name: 'Viết bình luận' } );
}

function alert( page: Page ): Locator {
	return page.getByRole( 'alertdialog', { name: 'Thông báo' } );
}

/** The comment with a text, without its replies. */
function commentWith( page: Page, text: string ): Locator {
	return page
		.locator( '.hien-comment' )
		.filter( {
			has: page.locator(
				'> .hien-comment__main > .hien-comment__bubble',
				{
					hasText: text,
				}
			),
		} )
		.last();
}

async function startWriting( page: Page ): Promise< Locator > {
	await comments( page )
		.getByRole( 'button', { name: 'Viết bình luận' } )
		.click();
	return dialog( page ).getByRole( 'textbox' );
}

test.describe( 'a member', () => {
	test( 'comments, answers, changes and deletes, with failures on the way', async ( {
		browser,
	} ) => {
		test.setTimeout( 120_000 );
		const page = await visit( browser, POST, {
			storageState: await site.member(),
		} );
		await expect( comments( page ) ).toContainText( '6 bình luận' );

		let field = await startWriting( page );
		await expect( field ).toBeFocused();
		await field.press( 'Control+Enter' );
		await expect( field ).toHaveAccessibleDescription(
			/Nội dung không được bỏ trống!/
		);
		await field.fill( 'Bài này giúp em nhiều.' );
		await page.reload();
		await hydrated( page );
		field = await startWriting( page );
		await expect( field ).toHaveValue( 'Bài này giúp em nhiều.' );

		await page.route( '**/hien/v1/cmt*', ( route ) => route.abort(), {
			times: 1,
		} );
		await field.press( 'Control+Enter' );
		await expect( dialog( page ).getByRole( 'alert' ) ).toContainText(
			'Những gì bạn viết vẫn còn'
		);
		await expect( field ).toHaveValue( 'Bài này giúp em nhiều.' );
		const top = async ( part: Locator ) =>
			( await part.boundingBox() )?.y ?? 0;
		const buttons = dialog( page ).locator( '.hien-comment-form__foot' );
		const cancel = buttons.getByRole( 'button', { name: 'Hủy' } );
		const submit = buttons.getByRole( 'button', { name: 'Gửi bình luận' } );
		// The error message is above both buttons, not between them.
		await expect
			.poll(
				async () => ( await top( cancel ) ) - ( await top( submit ) )
			)
			.toBe( 0 );
		await dialog( page )
			.getByRole( 'button', { name: 'Gửi bình luận' } )
			.dblclick();
		await expect( dialog( page ) ).toHaveCount( 0 );
		const mine = commentWith( page, 'Bài này giúp em nhiều.' );
		await expect( mine ).toBeInViewport();
		await expect( mine ).toBeFocused();
		await expect( comments( page ) ).toContainText( '7 bình luận' );
		await expect( page.getByText( 'Đã gửi bình luận.' ) ).toBeAttached();

		// On a phone the bar at the bottom does not lie over the form.
		const { width, height } = page.viewportSize() ?? PHONE;
		await page.setViewportSize( PHONE );
		// The field has room there, its buttons have not.
		await mine.evaluate( ( element ) =>
			window.scrollBy( {
				top: element.getBoundingClientRect().bottom - 600,
				behavior: 'instant',
			} )
		);
		await mine.getByRole( 'button', { name: /^Sửa \(còn/ } ).click();
		const save = mine.getByRole( 'button', { name: 'Lưu' } );
		const bar = await page.locator( '.hien-bottom-bar' ).boundingBox();
		await expect
			.poll( async () => {
				const box = await save.boundingBox();
				return box && box.y + box.height;
			} )
			.toBeLessThan( bar?.y ?? 0 );
		await page.setViewportSize( { width, height } );
		field = mine.getByRole( 'textbox', { name: 'Sửa bình luận' } );
		await expect( field ).toHaveValue( 'Bài này giúp em nhiều.' );
		await field.fill( 'Bài này giúp em rất nhiều.' );
		await mine.getByRole( 'button', { name: 'Lưu' } ).click();
		const changed = commentWith( page, 'Bài này giúp em rất nhiều.' );
		await expect( changed ).toBeFocused();

		// WordPress requires fifteen seconds between two comments.
		const answered = comments( page ).locator( '.hien-comment' ).first();
		await answered
			.getByRole( 'button', { name: /^Trả lời/ } )
			.first()
			.click();
		field = answered.getByRole( 'textbox', { name: /^Trả lời/ } );
		await field.fill( 'Em cũng nghĩ vậy.' );
		await field.press( 'Control+Enter' );
		const send = answered.getByRole( 'button', { name: /^Chờ \d+ giây$/ } );
		await expect( send ).toBeVisible();
		await expect( field ).toHaveValue( 'Em cũng nghĩ vậy.' );
		await answered
			.getByRole( 'button', { name: 'Gửi bình luận' } )
			.click( { timeout: 30_000 } );
		const answer = commentWith( page, 'Em cũng nghĩ vậy.' );
		await expect( answer ).toBeFocused();
		await expect(
			answered.locator( '.hien-comment__replies' )
		).toContainText( 'Em cũng nghĩ vậy.' );

		await changed
			.getByRole( 'button', { name: 'Xóa', exact: true } )
			.click();
		const question = page.getByRole( 'alertdialog', {
			name: 'Xóa bình luận này?',
		} );
		await expect(
			question.getByRole( 'button', { name: 'Hủy' } )
		).toBeFocused();
		await question.getByRole( 'button', { name: 'Xóa' } ).click();
		await expect( changed ).toHaveCount( 0 );
		await expect( comments( page ) ).toBeFocused();
		await expect( comments( page ) ).toContainText( '7 bình luận' );
	} );

	test( 'writes without scripts by WordPress’s own form', async ( {
		browser,
	} ) => {
		const page = await visit( browser, '/tra-loi-thu-ban-doc', {
			storageState: await site.author(),
			javaScriptEnabled: false,
		} );
		await comments( page )
			.getByRole( 'link', { name: /^Trả lời/ } )
			.first()
			.click();
		await expect( page ).toHaveURL( /replytocom=\d+#respond$/ );
		const parts = page.locator( '#respond' ).locator( 'h3, p' );
		const boxes = await parts.evaluateAll( ( all ) =>
			all.map( ( part ) => part.getBoundingClientRect() )
		);
		expect( boxes ).toHaveLength( 3 );
		for ( const [ index, { top } ] of boxes.entries() ) {
			const above = boxes[ index - 1 ]?.bottom ?? 0;
			expect( top - above ).toBeGreaterThan( 12 );
		}
		await page
			.getByLabel( 'Nội dung bình luận' )
			.fill( 'Không cần JavaScript.' );
		await page.getByRole( 'button', { name: 'Gửi bình luận' } ).click();
		await expect( page ).toHaveURL( /#comments\d+$/ );
		await expect(
			comments( page ).locator( '.hien-comment__replies' )
		).toContainText( [ 'Không cần JavaScript.' ] );
	} );

	test( 'reads on a page of the site why WordPress’s own form was refused, with what was typed', async ( {
		browser,
	} ) => {
		const page = await visit( browser, '/tra-loi-thu-ban-doc', {
			storageState: await site.author(), // A user for whom WordPress has no flood control.
			javaScriptEnabled: false,
		} );
		const words = page.getByLabel( 'Nội dung bình luận' );
		const send = async ( text: string, status: number ) => {
			await words.fill( text );
			const answer = page.waitForResponse( /wp-comments-post/ );
			await page.getByRole( 'button', { name: /^Gửi/ } ).click();
			expect( ( await answer ).status() ).toBe( status );
		};
		await comments( page )
			.getByRole( 'link', { name: /^Trả lời/ } )
			.first()
			.click();
		await expect( page ).toHaveURL( /#respond$/ );
		const form = page.url();
		await send( '   ', 400 );
		await expect( headingOf( page ) ).toHaveText(
			'Chưa gửi được bình luận'
		);
		await expect( page.locator( 'main' ) ).toContainText(
			'Nội dung không được bỏ trống!'
		);
		await expect( page.getByRole( 'banner' ) ).toBeVisible();
		await expect( page.getByRole( 'contentinfo' ) ).toBeVisible();

		const text = `Lời gửi lại, lần ${ test.info().retry }.`;
		await send( text, 302 );
		await expect( page ).toHaveURL( /#comments\d+$/ );
		await expect( commentWith( page, text ) ).toBeVisible();

		await page.goto( form );
		await send( text, 409 );
		await expect( page.locator( 'main' ) ).toContainText(
			'Bạn đã gửi bình luận này rồi.'
		);
		await expect( words ).toHaveValue( text );
		await page
			.getByRole( 'link', { name: 'Quay lại phần bình luận' } )
			.click();
		await expect( page ).toHaveURL( /\/tra-loi-thu-ban-doc#comments$/ );
	} );
} );

test( 'code in a comment is shown as it was typed, in the app and by the server', async ( {
	browser,
} ) => {
	const page = await visit( browser, POST, {
		storageState: await site.author(),
	} );
	const code = `if ( $lan < ${ test.info().retry + 5 } ) {\n\treturn '<b>';\n}`;
	const field = await startWriting( page );
	await field.fill( `Dùng List<String>:\n\`\`\`php\n${ code }\n\`\`\`` );
	await field.press( 'Control+Enter' );
	const mine = comments( page ).locator( '.hien-comment:focus' );
	for ( const part of [
		mine,
		commentWith( page, code.split( '\n' )[ 0 ] ?? '' ),
	] ) {
		await expect( part.locator( 'p' ).first() ).toHaveText(
			'Dùng List<String>:'
		);
		expect( await part.locator( 'pre > code' ).textContent() ).toBe( code );
		if ( part === mine ) {
			await page.reload();
		}
	}
} );

test.describe( 'a visitor', () => {
	test( 'is asked to sign in, and goes on where they were', async ( {
		browser,
	} ) => {
		const page = await visit( browser, '/dua-wordpress-len-may-chu-rieng' );
		await comments( page )
			.getByRole( 'button', { name: /^Trả lời/ } )
			.first()
			.click();
		await expect( alert( page ) ).toContainText(
			'Vui lòng đăng nhập để bình luận!'
		);
		await alert( page ).getByRole( 'link', { name: 'Đăng nhập' } ).click();
		await expect( page ).toHaveURL( /\/dang-nhap/ );
		await hydrated( page );
		await signIn( page, 'binh' );
		await expect( page ).toHaveURL(
			/\/dua-wordpress-len-may-chu-rieng#comments\d+$/
		);
		await expect(
			comments( page ).getByRole( 'textbox', { name: /^Trả lời/ } )
		).toBeFocused();
	} );

	test( 'without scripts finds the way to the login page', async ( {
		browser,
	} ) => {
		const page = await visit( browser, POST, { javaScriptEnabled: false } );
		await expect( comments( page ) ).toContainText(
			'Vui lòng đăng nhập để bình luận.'
		);
		const links = comments( page ).getByRole( 'link', {
			name: /đăng nhập|Viết bình luận|Trả lời/,
		} );
		for ( const link of await links.all() ) {
			await expect( link ).toHaveAttribute(
				'href',
				/redirect_to=%2F.*%23comments\d*$/
			);
		}
	} );
} );

test( 'on a phone the form is a sheet at the bottom; Back closes it and keeps its text, and leaves the page after the comment is sent', async ( {
	browser,
} ) => {
	const page = await visit( browser, '/tin-moi', {
		storageState: await site.author(),
		viewport: PHONE,
		hasTouch: true,
	} );
	await page.locator( '.hien-post-card__title a' ).first().click();
	await expect( comments( page ) ).toBeVisible();
	const post = page.url();
	await whole( page );

	await test.step( 'the form is a sheet at the bottom', async () => {
		await comments( page )
			.getByRole( 'button', { name: /^Trả lời/ } )
			.first()
			.click();
		const sheet = dialog( page );
		await expect( sheet ).toContainText( 'Trả lời' );
		await expect( sheet.getByRole( 'textbox' ) ).toBeFocused();
		await expect
			.poll( async () => {
				const box = await sheet.boundingBox();
				return (
					box && [
						box.x,
						box.width,
						Math.round( box.y + box.height ),
					]
				);
			} )
			.toEqual( [ 0, PHONE.width, PHONE.height ] );
		// A name without a space stays inside.
		const name = sheet.locator( '.hien-comment-form__name' );
		await name.evaluate( ( element ) =>
			element.replaceChildren( 'Nguyễnthịhoà'.repeat( 5 ) )
		);
		const { x = 0, width = 0 } = ( await name.boundingBox() ) ?? {};
		expect( x + width ).toBeLessThan( PHONE.width );
		await sheet.getByRole( 'button', { name: 'Đóng' } ).click();
		await expect( sheet ).toHaveCount( 0 );
	} );

	const text = `Viết trên điện thoại, lần ${ test.info().retry }.`;
	const field = await startWriting( page );
	await field.fill( text );
	await page.goBack();
	await expect( dialog( page ) ).toHaveCount( 0 );
	await expect( page ).toHaveURL( post );

	await expect( await startWriting( page ) ).toHaveValue( text );
	await dialog( page ).getByRole( 'button', { name: 'Đóng' } ).click();
	await expect( dialog( page ) ).toHaveCount( 0 );

	await startWriting( page );
	await dialog( page )
		.getByRole( 'button', { name: 'Gửi bình luận' } )
		.click();
	await expect( commentWith( page, text ) ).toBeFocused();
	await expect( commentWith( page, text ) ).toBeInViewport();
	await page.goBack();
	await expect( page ).toHaveURL( `${ site.url }/tin-moi` );
} );

test( 'in the lightbox comments are answered, changed and deleted; replies stay', async ( {
	browser,
} ) => {
	const page = await visit( browser, '/hinh-anh/13', {
		storageState: await site.author(),
	} );
	const lightbox = page.getByRole( 'dialog', { name: 'Xem ảnh' } );
	const within = ( text: string ) =>
		lightbox.locator( '.hien-comment', { hasText: text } ).first();
	await lightbox.getByLabel( 'Viết bình luận' ).fill( 'Đêm rất trong.' );
	await page.keyboard.press( 'Control+Enter' );
	await expect( within( 'Đêm rất trong.' ) ).toBeFocused();

	await within( 'Đêm rất trong.' )
		.getByRole( 'button', { name: /^Trả lời/ } )
		.click();
	await lightbox
		.getByRole( 'textbox', { name: /^Trả lời/ } )
		.fill( 'Và rất lạnh.' );
	await page.keyboard.press( 'Control+Enter' );
	await expect( lightbox.locator( '.hien-comment__replies' ) ).toContainText(
		'Và rất lạnh.'
	);

	await lightbox
		.getByRole( 'button', { name: 'Xóa', exact: true } )
		.first()
		.click();
	await page
		.getByRole( 'alertdialog', { name: 'Xóa bình luận này?' } )
		.getByRole( 'button', { name: 'Xóa' } )
		.click();
	await expect( lightbox ).toContainText( 'Bình luận đã bị xóa.' );
	await expect( lightbox ).not.toContainText( 'Đêm rất trong.' );
	await expect( lightbox ).toContainText( 'Và rất lạnh.' );
} );

// The last one, because WordPress requires fifteen seconds between two comments of a member.
test( 'a member sees a comment that waits, and nobody else does', async ( {
	browser,
} ) => {
	const page = await visit( browser, '/ba-ngay-o-ban', {
		storageState: await site.member(),
	} );
	const field = await startWriting( page );
	await field.fill( 'https://a.example https://b.example hay lắm' );
	await field.press( 'Control+Enter' );
	const mine = commentWith( page, 'hay lắm' );
	const waits = dialog( page ).getByRole( 'button', { name: /^Chờ/ } );
	// Where the first test has sent one less than fifteen seconds ago.
	await expect( mine.or( waits ) ).toBeVisible();
	if ( await waits.isVisible() ) {
		await dialog( page )
			.getByRole( 'button', { name: 'Gửi bình luận' } )
			.click( { timeout: 30_000 } );
	}
	await expect( mine ).toContainText( 'đang chờ duyệt' );
	await page.reload();
	await expect( mine ).toContainText( 'đang chờ duyệt' );
	const html = await ( await fetch( page.url() ) ).text();
	expect( html ).not.toContain( 'hay lắm' );
} );
