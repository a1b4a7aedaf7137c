import type { DataRegistry } from '@wordpress/data';
import { postScreen } from '../../tests/js/fixtures';
import { setUpEmptyNavigation } from '../../tests/js/render-app';
import { writeBoot } from '../../tests/js/server';
import type { PostStyle, Screen } from '../contract/types';
import { receiveScreen } from '../stores/responses';
import { addStyles } from './post-assets';
import { prefetchStyles } from './prefetch';

const GALLERY: PostStyle = {
	handle: 'wp-block-gallery',
	href: 'http://localhost/gallery.css',
	css: '.wp-block-gallery{gap:1em}',
};

let registry: DataRegistry;

function withStyles( ...styles: PostStyle[] ): Screen {
	return receiveScreen(
		registry,
		postScreen( { assets: { styles, scripts: false } } )
	);
}

function sheet(): HTMLLinkElement | null {
	return document.head.querySelector( '#wp-block-gallery-css' );
}

beforeEach( () => {
	writeBoot();
	registry = setUpEmptyNavigation();
	const own = document.createElement( 'style' );
	own.id = 'own';
	own.dataset[ 'href' ] = 'app.css';
	document.head.append( own );
} );

it( 'waits for a style sheet, and puts it before our own', async () => {
	let isReady = false;
	const ready = addStyles( withStyles( GALLERY ) ).then( () => {
		isReady = true;
	} );
	await Promise.resolve();
	expect( isReady ).toBe( false );
	sheet()?.onload?.( new Event( 'load' ) );
	await ready;
	const ids = [ ...document.head.querySelectorAll( 'link, style' ) ].map(
		( { id } ) => id
	);
	expect( ids ).toEqual( [
		'wp-block-gallery-css',
		'wp-block-gallery-inline-css',
		'own',
	] );
} );

it( 'waits for a style sheet that another screen has asked for', async () => {
	const first = addStyles( withStyles( GALLERY ) );
	let isReady = false;
	const second = addStyles( withStyles( GALLERY ) ).then( () => {
		isReady = true;
	} );
	await new Promise( ( resolve ) => setTimeout( resolve ) );
	expect( isReady ).toBe( false );
	sheet()?.onload?.( new Event( 'load' ) );
	await Promise.all( [ first, second ] );
} );

it( 'does not add again what the page has', async () => {
	const first = addStyles( withStyles( GALLERY ) );
	sheet()?.onload?.( new Event( 'load' ) );
	await first;
	await addStyles( withStyles( GALLERY ) );
	expect( document.head.querySelectorAll( 'link, style' ) ).toHaveLength( 3 );
} );

it( 'prefetches a style sheet once, and not one that is in the page', async () => {
	const prefetched = () =>
		document.head.querySelectorAll( 'link[rel="prefetch"]' );
	prefetchStyles( withStyles( GALLERY ) );
	prefetchStyles( withStyles( GALLERY ) );
	expect( prefetched() ).toHaveLength( 1 );
	expect( sheet() ).toBeNull();

	const added = { ...GALLERY, handle: 'wp-block-table' };
	const ready = addStyles( withStyles( added ) );
	document
		.getElementById( 'wp-block-table-css' )
		?.dispatchEvent( new Event( 'load' ) );
	await ready;
	prefetchStyles( withStyles( added ) );
	expect( prefetched() ).toHaveLength( 1 );
} );

it( 'puts styles in the order of a page: single blocks, all blocks, our own, the layouts of the text', async () => {
	const screen = {
		...withStyles(
			{ ...GALLERY, href: null },
			{ handle: 'hien-layout-1', href: null, css: '.wp-container-1{}' }
		),
		styles: [
			{ handle: 'wp-block-library', href: null, css: 'figure{}' },
			{ handle: 'global-styles', href: null, css: ':root{}' },
		],
	};
	prefetchStyles( screen );
	expect(
		document.getElementById( 'global-styles-inline-css' )
	).not.toBeNull();
	await addStyles( screen );
	expect(
		[ ...document.querySelectorAll( 'style' ) ].map( ( { id } ) => id )
	).toEqual( [
		'wp-block-gallery-inline-css',
		'wp-block-library-inline-css',
		'global-styles-inline-css',
		'own',
		'hien-layout-1-inline-css',
	] );
} );

it( 'does not wait for ever', async () => {
	jest.useFakeTimers();
	const ready = addStyles( withStyles( GALLERY ) );
	await jest.advanceTimersByTimeAsync( 3000 );
	await ready;
	jest.useRealTimers();
	expect( sheet() ).not.toBeNull();
} );
