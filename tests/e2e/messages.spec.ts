import { type Browser, type Page, expect } from '@playwright/test';
import { author, faults, open, test } from './support';

/** A page in a new browser context with this session. */
async function pageOf(
	browser: Browser,
	session: { storageState: string }
): Promise< Page > {
	const context = await browser.newContext( session );
	return context.newPage();
}

const member = { storageState: String( process.env[ 'HIEN_MEMBER' ] ) };

const formOf = ( page: Page ) =>
	page.getByRole( 'region', { name: 'Gửi lời nhắn' } );

const alert = ( page: Page ) => page.getByRole( 'alertdialog' );

/** The mails of the mailbox, as HTML. */
async function mailsOf( wpAdmin: Page ): Promise< string[] > {
	const answer = await wpAdmin.request.get(
		'/wp-admin/tools.php?page=hien-mailbox'
	);
	return ( await answer.text() ).split( '<details' ).slice( 1 );
}

test( 'a visitor writes to the author, who answers by mail from wp-admin', async ( {
	page,
	browser,
	expectedErrors,
} ) => {
	expectedErrors.push( /ERR_INTERNET_DISCONNECTED/, /^network$/ );
	await page.clock.install();
	await open( page, '/lien-he' );
	const form = formOf( page );
	const send = form.getByRole( 'button' );
	const window = page.viewportSize() ?? { width: 1280, height: 720 };
	await page.setViewportSize( { width: 390, height: 844 } );
	expect(
		await page.evaluate(
			() => document.documentElement.scrollWidth <= innerWidth
		),
		'that on a phone the form is as wide as the page'
	).toBe( true );
	await expect( send ).toBeVisible();
	await page.setViewportSize( window );
	await send.click();
	await expect( form.getByLabel( 'Họ và tên' ) ).toBeFocused();
	await expect(
		form.getByText( 'Nội dung không được bỏ trống!' )
	).toBeVisible();
	expect( await faults( page, '.hien-contact' ) ).toEqual( [] );

	await form.getByLabel( 'Họ và tên' ).fill( 'Đỗ Thị Lan' );
	await form.getByLabel( 'Email' ).fill( 'lan@vi-du.vn' );
	await form.getByLabel( 'Nội dung' ).fill( 'Khóa học <b>nào</b> hợp?' );
	await page.context().setOffline( true );
	await send.click();
	await expect( form.getByRole( 'alert' ) ).toContainText(
		'Bạn đang ngoại tuyến'
	);
	await page.context().setOffline( false );
	await page.reload();
	await expect( form.getByLabel( 'Nội dung' ) ).toHaveValue(
		'Khóa học <b>nào</b> hợp?'
	);

	await page.clock.fastForward( 5000 );
	await send.dblclick();
	await expect( alert( page ) ).toContainText( 'Đã gửi tin nhắn.' );
	await page.keyboard.press( 'Escape' );
	await expect( form.getByLabel( 'Nội dung' ) ).toHaveValue( '' );

	const wpAdmin = await pageOf( browser, author );
	await wpAdmin.goto( '/wp-admin/edit.php?post_type=hien_message&s=do+thi' );
	await expect( wpAdmin.locator( '#the-list tr' ) ).toHaveCount( 1 );
	await wpAdmin
		.locator( '#the-list' )
		.getByRole( 'link', { name: 'Đỗ Thị Lan', exact: true } )
		.click();
	await expect(
		wpAdmin.getByText( 'Khóa học <b>nào</b> hợp?' )
	).toBeVisible();
	await wpAdmin
		.getByLabel( 'Trả lời qua email' )
		.fill( 'Khóa cho người mới nhé.' );
	await wpAdmin.getByRole( 'button', { name: /Gửi tới/ } ).click();
	await expect( wpAdmin.getByText( 'Đã gửi trả lời.' ) ).toBeVisible();
	await expect(
		wpAdmin.getByText( 'Đã trả lời', { exact: true } )
	).toBeVisible();
	const mails = await mailsOf( wpAdmin );
	for ( const subject of [
		/Trả lời tin nhắn bạn đã gửi<\/strong> → lan@vi-du\.vn/,
		/Liên hệ của Đỗ Thị Lan/,
	] ) {
		expect( mails.filter( ( mail ) => subject.test( mail ) ) ).toHaveLength(
			1
		);
	}
} );

test( 'a member sends feedback from the account panel', async ( {
	browser,
} ) => {
	const page = await pageOf( browser, member );
	await open( page, '/' );
	await page.locator( '.hien-header__account' ).click();
	const panel = page.getByRole( 'region', { name: 'Tài khoản' } );
	await panel.getByRole( 'button', { name: 'Góp ý' } ).click();
	await expect( panel.getByRole( 'alert' ) ).toHaveText(
		'Vui lòng nhập nội dung góp ý!'
	);
	expect( await faults( page, 'header' ) ).toEqual( [] );
	await panel.getByLabel( 'Góp ý cho tác giả' ).fill( 'Chữ hơi nhỏ.' );
	await panel.getByRole( 'button', { name: 'Góp ý' } ).click();
	await expect( alert( page ) ).toContainText( 'Gởi góp ý thành công!' );
} );

test( 'a member asks, the author answers, the member is mailed; a visitor is led to the login page', async ( {
	request,
	browser,
} ) => {
	// every-address.spec.ts also opens it with scripts.
	const html = await ( await request.get( '/hoi-dap-hien' ) ).text();
	expect( html ).toMatch(
		/<a [^>]*href="[^"]*redirect_to=%2Fhoi-dap-hien"[^>]*>\s*(<svg.*?<\/svg>)?\s*Đăng nhập để đặt câu hỏi\s*<\/a>/s
	);

	const asking = await pageOf( browser, member );
	await open( asking, '/hoi-dap-hien' );
	await asking
		.getByLabel( 'Câu hỏi', { exact: true } )
		.fill( 'Học “React” trước hay sau?' );
	await asking.getByLabel( 'Kể thêm cho tác giả' ).fill( 'Em mới học HTML.' );
	expect( await faults( asking, '.hien-ask' ) ).toEqual( [] );
	await asking.getByRole( 'button', { name: 'Gửi câu hỏi' } ).click();
	await expect( alert( asking ) ).toContainText( 'Đã gửi câu hỏi.' );
	await asking.context().close();

	const wpAdmin = await pageOf( browser, author );
	await wpAdmin.goto(
		'/wp-admin/edit.php?post_type=hien_faq&post_status=pending'
	);
	await wpAdmin
		.getByRole( 'link', { name: /Học “React” trước hay sau/ } )
		.first()
		.click();
	const panel = wpAdmin.locator( '.interface-complementary-area' );
	await expect( panel.getByText( 'Em mới học HTML.' ) ).toBeVisible();
	await expect( panel.getByText( /@/ ) ).toHaveAttribute(
		'href',
		/^mailto:/
	);
	expect(
		( await mailsOf( wpAdmin ) ).filter( ( mail ) =>
			mail.includes( 'Em mới học HTML.' )
		)
	).toHaveLength( 1 );
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the page says where one can write instead', async ( { page } ) => {
		await page.goto( '/lien-he' );
		const form = formOf( page );
		await expect(
			form.getByText( 'Biểu mẫu này cần JavaScript.' )
		).toBeVisible();
		await expect( form.getByRole( 'button' ) ).toHaveCount( 0 );
	} );
} );

test( 'the author looks after the day and the members by the keyboard', async ( {
	browser,
} ) => {
	const wpAdmin = await pageOf( browser, author );
	await wpAdmin.goto( '/wp-admin/' );
	const box = wpAdmin.locator( '#hien_today' );
	await expect(
		box.getByRole( 'heading', { name: 'Hôm nay ở Hiên' } )
	).toBeVisible();
	await expect( box.getByRole( 'row' ) ).toHaveCount( 31 );
	expect( await faults( wpAdmin, '#hien_today' ) ).toEqual( [] );
	await box.getByRole( 'link', { name: /thành viên mới/ } ).focus();
	await wpAdmin.keyboard.press( 'Enter' );
	await expect( wpAdmin ).toHaveURL( /users\.php/ );

	const row = wpAdmin.getByRole( 'row', { name: /Trần Thanh Bình/ } );
	for ( const [ name, says ] of [
		[ 'Không cho viết', /không còn viết được/ ],
		[ 'Cho viết lại', /viết lại được rồi/ ],
	] as const ) {
		await row.getByRole( 'link', { name, exact: true } ).focus();
		await wpAdmin.keyboard.press( 'Enter' );
		await expect( wpAdmin.locator( '.notice' ) ).toContainText( says );
	}
	const download = wpAdmin.waitForEvent( 'download' );
	await wpAdmin.getByRole( 'link', { name: 'Tải tệp CSV' } ).focus();
	await wpAdmin.keyboard.press( 'Enter' );
	expect( ( await download ).suggestedFilename() ).toMatch(
		/^thanh-vien-.*\.csv$/
	);
} );
