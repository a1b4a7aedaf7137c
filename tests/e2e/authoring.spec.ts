import { expect } from '@playwright/test';
import { ownSite, pickFile, test } from './support';

/** What an author makes of each noun in wp-admin, and where readers then see it. */
const nouns: Record<
	string,
	{
		fields?: Record< string, string >;
		file?: string;
		image?: true;
		at: string;
	}
> = {
	hien_course: {
		fields: { 'Học phí (đồng)': '1290000', 'Giá ưu đãi (đồng)': '990000' },
		at: '/khoa-hoc',
	},
	hien_faq: { fields: { 'Người hỏi': 'Lan' }, at: '/hoi-dap-hien' },
	hien_friend: {
		fields: { 'Trang riêng': 'https://vi-du.vn/ban' },
		at: '/ban-be',
	},
	hien_video: {
		fields: {
			'Địa chỉ YouTube hoặc Vimeo': 'https://youtu.be/dQw4w9WgXcQ',
			'Thời lượng': '3:32',
		},
		at: '/videos',
	},
	hien_download: { file: 'Tệp để tải về', at: '/tai-nguyen' },
	hien_image: { image: true, at: '/hinh-anh' },
	hien_project: {
		fields: { 'Địa chỉ': 'https://vi-du.vn/du-an' },
		at: '/wp-json/hien/v1/projects?limit=100',
	},
	hien_link: {
		fields: { 'Địa chỉ': 'https://vi-du.vn' },
		at: '/wp-json/hien/v1/links?limit=100',
	},
};

// What an author adds shows in every list, hence a site of its own.
const site = ownSite();

for ( const [ type, { fields = {}, file, image, at } ] of Object.entries(
	nouns
) ) {
	test( `an author makes a ${ type } and sees it on the site @once`, async ( {
		browser,
		page: visitor,
		expectedErrors,
	} ) => {
		const context = await browser.newContext( {
			storageState: await site.author(),
			viewport: { width: 1440, height: 1000 },
		} );
		const page = await context.newPage();
		// WordPress's own screens ask for things that are not here.
		expectedErrors.push( /Failed to load resource/ );
		const title = `Moi ${ type } ${ Date.now() }`;
		await page.goto(
			`${ site.url }/wp-admin/post-new.php?post_type=${ type }`
		);
		await page.waitForFunction( () => 'wp' in window );
		// WordPress greets whoever opens the editor first, when it is ready to.
		await page.addLocatorHandler(
			page.locator( '.edit-post-welcome-guide' ),
			() => page.keyboard.press( 'Escape' )
		);
		const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
		await canvas.getByRole( 'textbox' ).first().fill( title );

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

		await context.close();
		await visitor.goto( site.url + at );
		await expect( visitor.getByText( title ).first() ).toBeAttached();
	} );
}
