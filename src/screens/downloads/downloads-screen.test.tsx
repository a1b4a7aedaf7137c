import { screen } from '@testing-library/react';
import { download, downloadsScreen } from '../../../tests/js/catalogue';
import { renderWith } from '../../../tests/js/render-app';
import { testStates } from '../../../tests/js/screen-states';
import { writeBoot } from '../../../tests/js/server';
import { linkOf, screenPath } from '../../navigation/destination';
import type { Download } from '../../contract/types';
import { DownloadsScreen } from './downloads-screen';
import { responsesOf } from '../../stores/responses';

testStates( 'downloads', DownloadsScreen, downloadsScreen(), 'Tài nguyên' );

async function renderList( ...downloads: Partial< Download >[] ) {
	const given = downloadsScreen( downloads.map( download ) );
	await renderWith(
		<DownloadsScreen screen={ given } />,
		responsesOf( given )
	);
}

it( 'a download says its name, type and size', async () => {
	await renderList( {} );
	expect(
		screen.getByRole( 'link', { name: 'Mẫu theme.json JSON · 18 KB' } )
	).toHaveAttribute(
		'href',
		'http://localhost/tai-nguyen/tai/mau-theme-json'
	);
} );

it( 'an unknown size is not shown', async () => {
	await renderList( { size: null } );
	expect(
		screen.getByRole( 'link', { name: 'Mẫu theme.json JSON' } )
	).toBeVisible();
} );

it( 'a file that the server misses is no link', async () => {
	await renderList( { file: null, type: '', size: null } );
	expect( screen.queryByRole( 'link', { name: /theme/ } ) ).toBeNull();
	expect( screen.getByText( /^Tệp này đang thiếu/ ) ).toBeVisible();
} );

it( 'a download is left to the browser', async () => {
	await renderList( {} );
	const link = screen.getByRole( 'link', { name: /theme/ } );
	expect( link ).toHaveAttribute( 'download' );
	expect( linkOf( link ) ).toBeNull();
} );

it( 'the address that counts a download is no screen, also in a text', () => {
	writeBoot();
	expect(
		screenPath(
			new URL( 'http://localhost/tai-nguyen/tai/mau-theme-json' )
		)
	).toBeNull();
	expect( screenPath( new URL( 'http://localhost/tai-nguyen' ) ) ).toBe(
		'/tai-nguyen'
	);
} );

it.each( [ 'archive', 'code', 'text' ] as const )(
	'a file of the kind %s has its own icon',
	async ( kind ) => {
		await renderList( { kind } );
		expect(
			document.querySelector( '.hien-download-card__icon' )
		).toHaveClass( `is-${ kind }` );
	}
);

it( 'an empty list says so', async () => {
	await renderList();
	expect( screen.getByText( 'Chưa có tài nguyên nào' ) ).toBeVisible();
} );
