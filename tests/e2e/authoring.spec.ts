import { type BrowserContext, type Page, expect } from '@playwright/test';
import { ownSite, pickFile, test, withPictures } from './support';

test.use( withPictures );

/** A type of content for each kind of field, which an author creates in wp-admin, and readers see. */
const nouns: Record<
	string,
	{
		fields?: Record< string, string >;
		file?: string;
		image?: true;
		at: string;
	}
> = {
	hien_video: {
		fields: {
			'Địa chỉ YouTube hoặc Vimeo': 'https://youtu.be/dQw4w9WgXcQ',
			'Thời lượng': '3:32',
		},
		image: true,
		at: '/videos',
	},
	hien_download: { file: 'Tệp để tải về', at: '/tai-nguyen' },
};

// New content appears in every list, so these tests have a separate site.
const site = ownSite();

/** The author's browser: the scripts of the editor, which are many, are loaded once. */
let desk: BrowserContext;

test.beforeAll( async ( { browser } ) => {
	desk = await browser.newContext( {
		storageState: await site.author(),
		viewport: { width: 1440, height: 1000 },
	} );
} );
test.afterEach( () =>
	Promise.all( desk.pages().map( ( page ) => page.close() ) )
);
test.afterAll( () => desk.close() );

/** Opens the editor with new content that has a title. */
async function write( type: string, title: string ): Promise< Page > {
	const page = await desk.newPage();
	await page.goto(
		`${ site.url }/wp-admin/post-new.php?post_type=${ type }`
	);
	await page.waitForFunction( () => 'wp' in window );
	// WordPress shows a welcome guide when the editor is first opened.
	await page.addLocatorHandler(
		page.locator( '.edit-post-welcome-guide' ),
		() => page.keyboard.press( 'Escape' )
	);
	await titleOf( page ).fill( title );
	return page;
}

function titleOf( page: Page ) {
	return page
		.frameLocator( 'iframe[name="editor-canvas"]' )
		.getByRole( 'textbox' )
		.first();
}

/** Saves a draft, and waits until it is stored. */
async function saveDraft( page: Page ): Promise< void > {
	await page.locator( '.editor-post-save-draft' ).click();
	await page.waitForFunction(
		'wp.data.select( "core/editor" ).getCurrentPost().status === "draft"'
	);
}

const publish = ( page: Page ) => page.locator( '.editor-post-publish-button' );

for ( const [ type, { fields = {}, file, image, at } ] of Object.entries(
	nouns
) ) {
	test( `an author makes a ${ type } and sees it on the site`, async ( {
		request,
		expectedErrors,
	} ) => {
		// WordPress's own screens request files that do not exist here.
		expectedErrors.push( /Failed to load resource/ );
		const title = `Moi ${ type } ${ Date.now() }`;
		const page = await write( type, title );

		for ( const [ label, value ] of Object.entries( fields ) ) {
			await page.getByLabel( label ).fill( value );
		}
		if ( file ) {
			await page.getByRole( 'button', { name: 'Chọn tệp' } ).click();
			await pickFile( page );
		}
		if ( image ) {
			await page.locator( '.editor-post-featured-image__toggle' ).click();
			await pickFile( page );
		}
		await page.locator( '.editor-post-publish-panel__toggle' ).click();
		await page.locator( '.editor-post-publish-button' ).click();
		await page.waitForFunction(
			'wp.data.select( "core/editor" ).isCurrentPostPublished()'
		);

		const list = await ( await request.get( site.url + at ) ).text();
		// Without the scripts, which have its data.
		expect( list.replace( /<script[^]*?<\/script>/g, '' ) ).toContain(
			title
		);
	} );
}

test.describe( 'an author', () => {
	test.beforeEach( ( { expectedErrors } ) => {
		expectedErrors.push( /Failed to load resource/ );
	} );

	test( 'saves a draft whatever its fields hold, is told what publishing waits for, is asked for an order and not for a parent, and finds comments below all content', async ( {
		request,
	} ) => {
		const page = await write( 'hien_course', 'Khóa đầu tiên' );
		const link = page.getByLabel( 'Liên kết đến khóa học' );
		await link.fill( 'chưa biết' );
		await page.getByLabel( 'Học phí' ).fill( '1290000' );
		await page.getByLabel( 'Giá ưu đãi' ).fill( '1.390.000 đ' );
		await saveDraft( page );
		await page.reload();
		await expect( link ).toHaveValue( 'chưa biết' );
		await expect( page.getByLabel( 'Học phí' ) ).toHaveValue(
			'1.290.000 ₫'
		);

		await page.locator( '.editor-post-publish-panel__toggle' ).click();
		const panel = page.locator( '.editor-post-publish-panel' );
		await expect( panel ).toContainText( 'Chưa đăng được' );
		await expect( panel ).toContainText( '“Liên kết đến khóa học”: ' );
		await expect( panel ).toContainText(
			'Giá ưu đãi phải thấp hơn học phí.'
		);
		await expect( panel ).not.toContainText( 'tiêu đề' );
		await expect( publish( page ) ).toBeDisabled();

		await panel
			.locator(
				'.editor-post-publish-panel__header-cancel-button button'
			)
			.click();
		await link.fill( '' );
		await page.getByLabel( 'Giá ưu đãi' ).fill( '' );
		await expect(
			page.locator( '.editor-post-url__panel-dropdown' )
		).toBeVisible();
		await expect(
			page.locator( '.editor-post-parent__panel-dropdown' )
		).toHaveCount( 0 );
		await page.getByLabel( 'Thứ tự' ).fill( '-5' );
		await page.locator( '.editor-post-publish-panel__toggle' ).click();
		await publish( page ).click();
		await page.waitForFunction(
			'wp.data.select( "core/editor" ).isCurrentPostPublished()'
		);

		await page.goto(
			`${ site.url }/wp-admin/edit.php?post_type=hien_course`
		);
		const types = await page
			.locator( '#adminmenu > li' )
			.evaluateAll( ( items ) => items.map( ( { id } ) => id ) );
		expect( types.indexOf( 'menu-comments' ) ).toBe(
			types.indexOf( 'menu-posts-hien_link' ) + 1
		);
		await expect( page.locator( 'td.column-date' ).first() ).toContainText(
			/\d{2}\/\d{2}\/\d{4}/
		);

		const list = await (
			await request.get( `${ site.url }/khoa-hoc` )
		).text();
		expect( /<article.*?<\/article>/s.exec( list )?.[ 0 ] ).toContain(
			'Khóa đầu tiên'
		);
	} );

	test( 'reads the titles in lists with many columns, in a narrow window too', async () => {
		const page = await desk.newPage();
		await page.setViewportSize( { width: 1024, height: 800 } );
		for ( const type of [ 'hien_video', 'hien_course' ] ) {
			await page.goto(
				`${ site.url }/wp-admin/edit.php?post_type=${ type }`
			);
			await expect( page.locator( 'thead .column-order' ) ).toBeVisible();
			const title = await page
				.locator( 'thead .column-title' )
				.evaluate( ( heading ) => heading.clientWidth );
			expect( title ).toBeGreaterThanOrEqual( 100 );
		}
	} );

	test( 'is told before publishing that a path is taken', async () => {
		const page = await write( 'page', 'Bảo mật' );
		await expect(
			page.getByText( 'là của chuyên mục “Bảo mật”' ).first()
		).toBeVisible();
		await titleOf( page ).fill( 'Đăng nhập' );
		const warning = page.getByText( /^Đường dẫn \/dang-nhap đã được dùng/ );
		await expect( warning.first() ).toBeVisible();
		await page.locator( '.editor-post-publish-panel__toggle' ).click();
		await expect(
			page
				.locator( '.editor-post-publish-panel' )
				.getByText( /^Đường dẫn \/dang-nhap đã được dùng/ )
		).toBeVisible();
		await expect( publish( page ) ).toBeEnabled();
	} );

	test( 'puts a course into a post, which the page and the app show alike', async ( {
		page: visitor,
	} ) => {
		const title = `Có khóa học ${ Date.now() }`;
		const page = await write( 'post', title );
		const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
		await page.locator( '.editor-document-tools__inserter-toggle' ).click();
		await page
			.locator( '.block-editor-inserter__search input' )
			.fill( 'học phí' );
		await page.locator( '.editor-block-list-item-hien-course' ).click();
		const course = 'Vận hành máy chủ WordPress';
		const search = canvas.getByRole( 'combobox' );
		await search.fill( 'không có khóa này' );
		await expect( canvas.getByRole( 'option' ) ).toHaveCount( 0 );
		await search.press( 'Enter' ); // It takes nothing that is not listed.
		await expect( search ).toHaveValue( 'không có khóa này' );
		await search.fill( 'máy chủ' );
		await canvas.getByRole( 'option', { name: course } ).click();
		await expect( canvas.locator( '.hien-course-card' ) ).toContainText(
			course
		);
		await page.locator( '.editor-post-publish-panel__toggle' ).click();
		await publish( page ).click();
		await page.waitForFunction(
			'wp.data.select( "core/editor" ).isCurrentPostPublished()'
		);

		const card = visitor
			.getByRole( 'main' )
			.locator( '.wp-block-hien-course' );
		await visitor.goto( `${ site.url }/tin-moi` );
		await visitor.getByRole( 'link', { name: title } ).first().click();
		await expect( card ).toContainText( course );
		const inApp = await card.innerHTML();
		await visitor.reload();
		expect( await card.innerHTML() ).toBe( inApp );
		await card.getByRole( 'link', { name: course, exact: true } ).click();
		await expect(
			visitor.getByRole( 'heading', { level: 1, name: course } )
		).toBeVisible();
	} );
} );
