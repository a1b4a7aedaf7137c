import { fireEvent, screen } from '@testing-library/react';
import { ALBUM_EVENT } from '../../../lib/picture';
import type { Album } from '../../../lib/picture';
import { enhance } from './pictures';

let stop = () => {};
let album: Album | null = null;

/** A text in the document, enhanced. */
function show( html: string ): void {
	document.body.replaceChildren(
		document.createRange().createContextualFragment( html )
	);
	stop = enhance( document.body );
}

function picture( alt: string ): HTMLElement {
	return screen.getByAltText( alt );
}

const listen = ( event: Event ) => {
	album = ( event as CustomEvent< Album > ).detail;
};

beforeEach( () => {
	album = null;
	document.addEventListener( ALBUM_EVENT, listen );
} );

afterEach( () => {
	document.removeEventListener( ALBUM_EVENT, listen );
	stop();
} );

const LARGE = `<figure class="wp-block-image"><img src="/ho-1024.jpg"
	srcset="/ho-300.jpg 300w, /ho-1024.jpg 1024w" width="1024" height="768" alt="Mặt hồ">
	<figcaption>Hồ lúc <em>sáu giờ</em></figcaption></figure>`;

it( 'offers a large picture, with its files and its caption', () => {
	show( LARGE );
	fireEvent.click(
		screen.getByRole( 'button', { name: 'Xem ảnh lớn: Mặt hồ' } )
	);
	expect( album ).toEqual( {
		index: 0,
		pictures: [
			{
				src: 'http://localhost/ho-1024.jpg',
				srcset: '/ho-300.jpg 300w, /ho-1024.jpg 1024w',
				width: 1024,
				height: 768,
				alt: 'Mặt hồ',
				thumb: 'http://localhost/ho-1024.jpg',
				caption: 'Hồ lúc sáu giờ',
			},
		],
	} );
} );

it( 'offers one without a description, too', () => {
	show( LARGE.replace( 'alt="Mặt hồ"', 'alt=""' ) );
	expect(
		screen.getByRole( 'button', { name: 'Xem ảnh lớn' } )
	).toBeVisible();
} );

it.each( [ 'Enter', ' ' ] )( 'opens with the key “%s”', ( key ) => {
	show( LARGE );
	picture( 'Mặt hồ' ).focus();
	expect( picture( 'Mặt hồ' ) ).toHaveFocus();
	fireEvent.keyDown( picture( 'Mặt hồ' ), { key } );
	expect( album ).not.toBeNull();
} );

it.each( [
	[
		'a small picture',
		'<figure><img src="/nho.jpg" width="200" height="100" alt="Ảnh"></figure>',
	],
	[
		'a picture that leads to a page',
		'<figure><a href="/bai-viet"><img src="/anh.jpg" width="900" height="600" alt="Ảnh"></a></figure>',
	],
	[
		'a picture in a line of text',
		'<p><img src="/anh.jpg" width="900" height="600" alt="Ảnh"></p>',
	],
	[
		'a picture that WordPress itself shows large',
		'<figure class="wp-lightbox-container"><img src="/anh.jpg" width="900" height="600" alt="Ảnh"></figure>',
	],
] )( 'leaves %s as it is', ( _, html ) => {
	show( html );
	document.addEventListener( 'click', ( event ) => event.preventDefault(), {
		once: true,
	} );
	fireEvent.click( picture( 'Ảnh' ) );
	expect( album ).toBeNull();
	expect( screen.queryByRole( 'button' ) ).toBeNull();
} );

it( 'takes a link to a picture for that picture', () => {
	show(
		'<figure><a href="/ho-lon.webp"><img src="/ho-300.jpg" width="300" height="200" alt="Mặt hồ"></a></figure>'
	);
	expect( screen.queryByRole( 'button' ) ).toBeNull();
	expect( fireEvent.click( screen.getByRole( 'link' ) ) ).toBe( false );
	expect( album ).toMatchObject( {
		pictures: [ { src: 'http://localhost/ho-lon.webp' } ],
	} );
	expect( screen.getByRole( 'link' ) ).toHaveFocus();
} );

it( 'leaves a click alone that asks for a new tab', () => {
	show(
		'<figure><a href="/ho-lon.webp"><img src="/ho.jpg" alt="Mặt hồ"></a></figure>'
	);
	document.addEventListener( 'click', ( event ) => event.preventDefault(), {
		once: true,
	} );
	fireEvent.click( picture( 'Mặt hồ' ), { ctrlKey: true } );
	expect( album ).toBeNull();
} );

it( 'shows a picture of a gallery among the others, however small', () => {
	const one = ( name: string ) =>
		`<figure class="wp-block-image"><img src="/${ name }.jpg" width="200" height="200" alt="${ name }"></figure>`;
	show(
		`${ LARGE }<figure class="wp-block-gallery">${ one( 'a' ) }${ one(
			'b'
		) }</figure>`
	);
	fireEvent.click( picture( 'b' ) );
	expect( album?.index ).toBe( 1 );
	expect( album?.pictures.map( ( { alt } ) => alt ) ).toEqual( [ 'a', 'b' ] );
} );

it( 'ends with its text', () => {
	show( LARGE );
	stop();
	fireEvent.click( picture( 'Mặt hồ' ) );
	expect( album ).toBeNull();
} );
