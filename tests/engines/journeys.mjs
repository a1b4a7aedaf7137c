/**
 * What people do on the site, in each engine: `npm run test:engines`. Each journey has a page of its own, without
 * cookies, and fails if the browser reports an error that it does not expect.
 */
import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { cache } from '../../playground/tools.mjs';
import { signIn, startSite } from '../e2e/server.mjs';
import { ENGINES, cookiesIn, startEngine, takePicture } from './adapter.mjs';

const PICTURE = join( import.meta.dirname, '../e2e/odd/media/tall-day.jpg' );
const ARTICLE =
	'/wordpress/lap-trinh-plugin/tao-rest-api-rieng-trong-wordpress';
const TITLE = 'Tạo REST API riêng trong WordPress';
const CHAT = '.hien-chat__panel';
const FIRST_PORT = Number( process.env.HIEN_TEST_PORT ?? 4173 );

/** An error that each engine reports in its own words when a response is not successful. */
const REFUSED = /status of 4\d\d|chưa đúng/;

/**
 * @typedef {Object} Stage
 * @property {string}   engine  Its name.
 * @property {Object}   page    The page of the journey (adapter.mjs).
 * @property {string}   url     The address of the site.
 * @property {Function} partner Opens a page in another engine, with the session of a login.
 */

/** Name => the journey: `as` signs in, `errors` are expected, `run` gets a Stage. */
const journeys = {
	'an article is read from a list on, by its contents': {
		async run( { page, url } ) {
			await page.open( `${ url }/tin-moi` );
			await staysInApp( page, async () => {
				await page.click( `main h2 a[href$="${ ARTICLE }"]` );
				await page.shows( 'h1', TITLE );
				await page.isAt( ARTICLE );
				assert.equal( await top( page ), 0 );
				await page.click( '.hien-toc a', 'Khai báo tham số' );
				await page.until( () => window.location.hash !== '' );
				await page.until( () => window.scrollY > 500 );
			} );
		},
	},

	'Back inside the app leads to the same place of a list': {
		async run( { page, url } ) {
			await page.open( `${ url }/tin-moi` );
			await staysInApp( page, async () => {
				await scrollTo( page, 900 );
				await page.click( '.hien-nav a', 'Video' );
				await page.shows( 'h1', 'Video' );
				await page.back();
				await page.shows( 'h1', 'Tin mới' );
				await isNear( page, 900 );
			} );
		},
	},

	'Back from another document leads to the same place of a list': {
		async run( { page, url } ) {
			await page.open( `${ url }/tin-moi` );
			await scrollTo( page, 900 );
			await page.leave( '/wp-includes/css/buttons.css' );
			await page.isAt( '/wp-includes/css/buttons.css' );
			await page.backToDocument();
			await page.shows( 'h1', 'Tin mới' );
			await page.hydrated();
			await isNear( page, 900 );
		},
	},

	'words without accents find a post, by the keyboard alone': {
		async run( { page, url } ) {
			await page.open( `${ url }/tin-moi` );
			await staysInApp( page, async () => {
				await page.click( '.hien-header input[name="s"]' );
				await page.type( 'tao rest api' );
				await page.shows( '.hien-header [role="option"]', TITLE );
				await page.press( 'ArrowDown' );
				await page.shows(
					'.hien-header [role="option"][aria-selected="true"]',
					TITLE
				);
				await page.press( 'Enter' );
				await page.shows( 'h1', TITLE );
			} );
			assert.equal( await focus( page ), 'H1' );
		},
	},

	'a picture opens over its list, the arrows lead on, Escape and Back lead back':
		{
			async run( { page, url } ) {
				await page.open( `${ url }/hinh-anh` );
				await staysInApp( page, async () => {
					await page.click( '.hien-gallery a[href$="/hinh-anh/23"]' );
					await page.shows( '.hien-lightbox h2', 'Ruộng bậc thang' );
					await page.isAt( '/hinh-anh/23' );
					await page.press( 'ArrowLeft' );
					await page.shows( '.hien-lightbox h2', 'Chiều xuống' );
					await page.isAt( '/hinh-anh/24' );
					await page.press( 'Escape' );
					await page.lacks( '.hien-lightbox' );
					await page.isAt( '/hinh-anh' );
					await page.click( '.hien-gallery a[href$="/hinh-anh/23"]' );
					await page.shows( '.hien-lightbox h2', 'Ruộng bậc thang' );
					await page.back();
					await page.lacks( '.hien-lightbox' );
					await page.isAt( '/hinh-anh' );
				} );
			},
		},

	'the dark theme is chosen, and is there on the next page': {
		async run( { page, url } ) {
			const theme = ( name ) =>
				page.until(
					( wanted ) =>
						document.documentElement.dataset.theme === wanted,
					name
				);
			const ground = () =>
				page.evaluate(
					() =>
						window.getComputedStyle( document.body ).backgroundColor
				);
			await page.open( url );
			const light = await ground();
			await page.click( 'header button', 'Đổi sang giao diện tối' );
			await theme( 'dark' );
			await page.until(
				( former ) =>
					window.getComputedStyle( document.body ).backgroundColor !==
					former,
				light
			);
			await page.open( `${ url }/videos` );
			await theme( 'dark' );
			assert.notEqual( await ground(), light );
		},
	},

	'code is copied, with a press as soon as the app has started': {
		async run( { page, url } ) {
			await page.open( url + ARTICLE );
			await page.click( '.hien-code__copy', 'Sao chép' );
			await page.shows( '.hien-code__copy', 'Đã sao chép' );
		},
	},

	'a message with bad input says what is missing, keeps the rest, and is sent':
		{
			async run( { page, url } ) {
				await page.open( `${ url }/lien-he` );
				// Until the code of the form has come, the browser checks the fields, in words of its own.
				await page.until(
					() => document.querySelector( 'main form' ).noValidate
				);
				const send = () => page.click( 'main button', 'Gửi lời nhắn' );
				await send();
				await page.shows(
					'main form',
					'Nội dung không được bỏ trống!'
				);
				assert.match( await focus( page ), /Họ và tên/ );
				await page.fill( 'main input', 'Họ và tên', 'Đỗ Thị Lan' );
				await page.fill( 'main input', 'Email', 'lan' );
				await page.fill( 'main textarea', 'Nội dung', 'Học từ đâu?' );
				await send();
				await page.until(
					() =>
						document.querySelector( ':focus' )?.ariaInvalid ===
						'true'
				);
				await page.fill( 'main input', 'Email', 'lan@vi-du.vn' );
				await page.pause( 3000 ); // The server refuses what was filled in faster than people can.
				await send();
				await page.shows( '[role="alertdialog"]', 'Đã gửi tin nhắn.' );
			},
		},

	'registering with bad input names the field': {
		async run( { page, url } ) {
			await page.open( `${ url }/dang-ky` );
			await page.fill( 'main input', 'Họ và tên', 'Đỗ Thị Lan' );
			await page.fill( 'main input', 'Email', 'lan@vi-du.vn' );
			await page.fill( 'main input', 'Mật khẩu', 'ngắn' );
			await page.click( 'main button', 'Đăng ký' );
			await page.shows( 'main form', 'ít nhất 10 ký tự' );
			assert.match( await focus( page ), /Mật khẩu/ );
			assert.equal(
				await valueOf( page, 'main input[type="email"]' ),
				'lan@vi-du.vn'
			);
		},
	},

	'a member signs in after a wrong password, and out again': {
		errors: [ REFUSED ],
		async run( { page, url } ) {
			await page.open( `${ url }/dang-nhap?redirect_to=%2Fvideos` );
			const name = 'Tên đăng nhập hoặc email';
			await page.fill( 'main input', name, 'binh' );
			await page.fill( 'main input', 'Mật khẩu', 'sai-mat-khau' );
			await page.press( 'Enter' );
			await page.shows( 'main [role="alert"]', 'chưa đúng' );
			await page.fill( 'main input', 'Mật khẩu', 'hien-demo' );
			await page.press( 'Enter' );
			await page.isAt( '/videos' );
			await page.hydrated();
			await page.click( '.hien-header__account' );
			await page.click( '.hien-panel a', 'Đăng xuất' );
			await page.isAt( '/' );
			await page.shows( '.hien-header__account', 'Tài khoản' );
		},
	},

	'a member comments': {
		as: 'binh',
		async run( { page, url } ) {
			const text = 'Bài này giúp em nhiều.';
			await page.open(
				`${ url }/hook-trong-wordpress-action-filter-va-thu-tu-uu-tien`
			);
			await page.click( '#comments a', 'Viết bình luận' );
			await page.focuses( 'textarea' );
			await page.type( text );
			await page.press( 'Enter', 'Control' );
			await page.shows( '#comments .hien-comment', text );
			await page.lacks( 'dialog' );
		},
	},

	'a member saves a post, and finds it in the account': {
		as: 'binh',
		async run( { page, url } ) {
			await page.open( url + ARTICLE );
			await page.click( 'main .hien-save', 'Lưu bài' );
			await page.shows( 'main .hien-save', 'Đã lưu' );
			await page.pause( 500 ); // Another page would end the request.
			await page.open( `${ url }/tai-khoan?action=favorite` );
			await page.shows( 'main .hien-favorite', TITLE );
		},
	},

	'a portrait is cropped, and removed': {
		as: 'binh',
		async run( { page, url } ) {
			await page.open( `${ url }/tai-khoan` );
			await page.until( () =>
				[ ...document.querySelectorAll( 'main button' ) ].some(
					( button ) => button.textContent === 'Chọn ảnh khác'
				)
			);
			await page.upload( 'main input[type="file"]', PICTURE );
			await page.shows( 'dialog', 'Cắt ảnh đại diện' );
			await page.press( 'ArrowDown' );
			await page.click( 'dialog button', 'Dùng ảnh này' );
			await page.shows( 'main', 'Đã đổi ảnh đại diện.' );
			await page.until( () =>
				document
					.querySelector( '.hien-account__picture' )
					.src.includes( 'hien-portraits' )
			);
			await page.click( 'main button', 'Bỏ ảnh' );
			await page.shows( 'main', 'Đã bỏ ảnh.' );
			await page.until( () =>
				document
					.querySelector( ':focus' )
					?.textContent.includes( 'Chọn ảnh khác' )
			);
		},
	},

	'a member chats with the author, who is in another engine': {
		as: 'binh',
		async run( { engine, page, url, partner } ) {
			await page.open( url );
			await openChat( page );
			await page.fill( `${ CHAT } textarea`, null, 'Em chào thầy' );
			await page.press( 'Enter' );
			const author = await partner( 'an' );
			await author.load( `${ url }/admin/chat/2` );
			await author.shows( '[role="log"]', 'Em chào thầy' );
			await page.evaluate( countSounds );
			await page.press( 'Escape' );
			await page.lacks( CHAT );
			await author.fill( 'main textarea', null, 'Chào Bình' );
			await author.press( 'Enter' );
			await page.shows( `${ CHAT } [role="log"]`, 'Chào Bình' );
			// Firefox starts no audio on a machine without a sound device.
			if ( engine !== 'firefox' ) {
				await page.until( () => window.sounds > 0 );
			}
			await page.upload( `${ CHAT } input[type="file"]`, PICTURE );
			await page.click( `${ CHAT } button`, 'Bỏ ảnh' );
			await page.focuses( `${ CHAT } textarea` );
		},
	},

	'the author answers in wp-admin a member who is in another engine': {
		as: 'an',
		async run( { page, url, partner } ) {
			const member = await partner( 'binh' );
			await member.open( url );
			await openChat( member );
			await member.fill( `${ CHAT } textarea`, null, 'Em hỏi chút ạ' );
			await member.press( 'Enter' );
			await page.load( `${ url }/wp-admin/admin.php?page=hien-chat` );
			await page.shows( '#hien-chat nav', 'Em hỏi chút ạ' );
			await page.click( '#hien-chat nav a[href*="/chat/2"]' );
			await page.shows( '#hien-chat [role="log"]', 'Em hỏi chút ạ' );
			await page.fill( '#hien-chat textarea', null, 'Bình hỏi đi' );
			await page.press( 'Enter' );
			await member.shows( `${ CHAT } [role="log"]`, 'Bình hỏi đi' );
		},
	},

	'a click while offline keeps the article, and works when the network is back':
		{
			errors: [ /./ ],
			async run( { page, url } ) {
				await page.open( url + ARTICLE );
				await setOffline( page, true );
				await page.shows( '.hien-notices', 'Bạn đang ngoại tuyến' );
				await page.click( '.hien-nav a', 'Khóa học' );
				await page.pause( 1000 );
				await page.shows( 'h1', TITLE );
				await setOffline( page, false );
				await page.shows( '.hien-notices', 'Đã có mạng trở lại' );
				await page.click( '.hien-nav a', 'Khóa học' );
				await page.shows( 'h1', 'Khóa học' );
			},
		},

	'leaving in the middle of requests is no error': {
		async run( { page, url } ) {
			const silence = createServer( ( socket ) =>
				socket.on( 'error', () => {} )
			);
			await new Promise( ( resolve ) =>
				silence.listen( 0, '127.0.0.1', resolve )
			);
			try {
				await page.open( `${ url }/tin-moi` );
				await page.evaluate( ( port ) => {
					const { fetch } = window;
					window.fetch = ( _, { signal } = {} ) =>
						fetch( `http://127.0.0.1:${ port }/`, { signal } );
				}, silence.address().port );
				await page.click( '.hien-header input[name="s"]' );
				await page.type( 'hook' );
				await page.pause( 1000 );
				await page.click( 'header a', 'Bài mới' );
				await page.click( '.hien-nav a', 'Khóa học' );
				await page.pause( 300 );
				await page.leave( '/wp-includes/css/buttons.css' );
				await page.isAt( '/wp-includes/css/buttons.css' );
			} finally {
				silence.close();
			}
		},
	},

	'the owner changes a setting, and sees it on the site': {
		as: 'an',
		async run( { page, url } ) {
			await page.load( `${ url }/wp-admin/admin.php?page=hien` );
			await page.click( '[role="tab"]', 'Chân trang' );
			await page.fill( 'input', 'Dòng bản quyền', '© Hiên nhà thầy An' );
			await page.click( 'button', 'Lưu cài đặt' );
			await page.shows( '#wpbody', 'Đã lưu.' );
			await page.open( url );
			await page.shows( 'footer', '© Hiên nhà thầy An' );
		},
	},

	'a panel is used by the keyboard: one stop for each button and link': {
		async run( { page, url } ) {
			await page.open( `${ url }/lien-he` );
			await page.click( 'header a', 'Bài mới' );
			await page.shows( '.hien-panel__row', '' );
			await page.focuses( '.hien-panel' );
			await page.press( 'Tab' );
			assert.match( await focus( page ), /Đóng/ );
			await page.press( 'Tab' );
			await page.focuses( '.hien-panel a' );
			await page.press( 'Escape' );
			await page.lacks( '.hien-panel' );
			assert.match( await focus( page ), /Bài mới/ );
		},
	},

	'on a phone a panel fills the page, and Back closes it': {
		async run( { page, url } ) {
			await page.resize( { width: 390, height: 844 } );
			await page.open( `${ url }/lien-he` );
			// A scrollbar takes some of the width in Firefox.
			const widthOf = ( css ) =>
				page.evaluate(
					( selector ) =>
						document.querySelector( selector ).offsetWidth,
					css
				);
			assert.ok(
				await page.evaluate(
					() =>
						document.documentElement.scrollWidth <=
						window.innerWidth
				)
			);
			await page.click( '.hien-header a', 'Bài mới' );
			await page.shows( '.hien-panel__row', '' );
			assert.equal(
				await widthOf( '.hien-panel' ),
				await widthOf( 'html' )
			);
			await page.back();
			await page.lacks( '.hien-panel' );
			await page.isAt( '/lien-he' );
		},
	},

	'a post behind a password opens': {
		async run( { page, url } ) {
			await page.open( `${ url }/dap-an-bai-tap-buoi-bon` );
			await page.fill( 'main input', 'Mật khẩu', 'hien' );
			await page.click( 'main button', 'Mở nội dung' );
			await page.shows( 'main', 'Đúng mật khẩu rồi.' );
		},
	},
};

/** Runs some steps, which may not load a document. */
async function staysInApp( page, steps ) {
	await page.evaluate( () => {
		window.isSameDocument = true;
	} );
	await steps();
	assert.ok( await page.evaluate( () => window.isSameDocument ) );
}

/** Opens the member's chat, and waits until it is connected. */
async function openChat( page ) {
	await page.click( '.hien-chat__button' );
	await page.until(
		( css ) =>
			document.querySelector( css )?.getAttribute( 'aria-busy' ) ===
			'false',
		`${ CHAT } [role="log"]`
	);
}

const top = ( page ) => page.evaluate( () => Math.round( window.scrollY ) );

async function scrollTo( page, place ) {
	await page.evaluate(
		( to ) => window.scrollTo( { top: to, behavior: 'instant' } ),
		place
	);
	await isNear( page, place );
}

/** Waits until the page is at a place, and stays there. */
async function isNear( page, place ) {
	const isThere = ( wanted ) => Math.abs( window.scrollY - wanted ) < 20;
	await page.until( isThere, place );
	await page.pause( 500 );
	await page.until( isThere, place );
}

/** The focused element: its tag, and its label. */
const focus = ( page ) =>
	page.evaluate( () => {
		const element = document.querySelector( ':focus' );
		return [
			element?.tagName,
			element?.getAttribute( 'aria-label' ) ??
				element?.labels?.[ 0 ]?.textContent,
		]
			.filter( Boolean )
			.join( ' ' );
	} );

const valueOf = ( page, css ) =>
	page.evaluate(
		( selector ) => document.querySelector( selector ).value,
		css
	);

/** Counts the notes that are played, in `window.sounds`. Runs in the page. */
function countSounds() {
	window.sounds = 0;
	const { start } = window.OscillatorNode.prototype;
	window.OscillatorNode.prototype.start = function ( ...args ) {
		window.sounds += this.context.state === 'running' ? 1 : 0;
		start.apply( this, args );
	};
}

/** Imitates a lost network, which not every driver can. */
function setOffline( page, isOffline ) {
	return page.evaluate( ( offline ) => {
		window.networkFetch ??= window.fetch;
		window.fetch = offline
			? () => Promise.reject( new TypeError( 'Failed to fetch' ) )
			: window.networkFetch;
		Object.defineProperty( navigator, 'onLine', {
			configurable: true,
			get: () => ! offline,
		} );
		window.dispatchEvent( new Event( offline ? 'offline' : 'online' ) );
	}, isOffline );
}

const chosen = ( process.env.HIEN_ENGINES ?? ENGINES.join() ).split( ',' );

for ( const engine of chosen ) {
	describe( engine, () => {
		const other = engine === 'chromium' ? 'firefox' : 'chromium';
		let site, browser, second;

		before( async () => {
			site = await startSite( { chat: true, isForDevelopment: true } );
			browser = await startEngine( engine, FIRST_PORT + 40 );
		} );

		after( async () => {
			await browser?.stop();
			await second?.stop();
			await site?.stop();
		} );

		async function newPage( from, login ) {
			const page = await from.newPage();
			if ( login ) {
				await page.signIn(
					cookiesIn( await signIn( site, login ) ),
					site.url
				);
			}
			return page;
		}

		for ( const [ name, journey ] of Object.entries( journeys ) ) {
			test( name, { timeout: 120_000 }, async () => {
				const page = await newPage( browser, journey.as );
				const pages = [ page ];
				try {
					await journey.run( {
						engine,
						page,
						url: site.url,
						async partner( login ) {
							second ??= await startEngine( other );
							pages.push( await newPage( second, login ) );
							return pages.at( -1 );
						},
					} );
					assert.deepEqual(
						page.errors.filter(
							( error ) =>
								! journey.errors?.some( ( expected ) =>
									expected.test( error )
								)
						),
						[]
					);
				} catch ( error ) {
					const file = `${ engine } ${ name }.png`;
					await takePicture( page, join( cache, 'engines', file ) );
					throw error;
				} finally {
					for ( const each of pages ) {
						await each.close();
					}
				}
			} );
		}
	} );
}
