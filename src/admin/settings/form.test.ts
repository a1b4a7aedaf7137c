import { field } from '../../../tests/js/field';
import {
	countProblems,
	fieldsOf,
	moveRow,
	problemsOf,
	removeRow,
	replaceRow,
	rowsOf,
	tabsOf,
	titleOf,
	withoutProblems,
} from './form';
import type { Section } from './form';

function section( overrides: Partial< Section > = {} ): Section {
	return {
		key: 'contact',
		tab: 'Liên hệ',
		title: 'Thông tin liên hệ',
		help: '',
		fields: [ field( { key: 'phone' } ), field( { key: 'email' } ) ],
		rows: 0,
		row: '',
		blank: { phone: '', email: '' },
		default: { phone: '', email: 'chao@vi-du.vn' },
		...overrides,
	};
}

const services = section( {
	key: 'services',
	tab: 'Dịch vụ',
	rows: 5,
	fields: [ field( { key: 'title' } ) ],
	blank: { title: '' },
	default: [],
} );

const ROWS = [ { title: 'Một' }, { title: 'Hai' }, { title: 'Ba' } ];

describe( 'sections', () => {
	it( 'stand on the tabs that they name, in the order of the list', () => {
		const chat = section( { key: 'chat_links' } );
		expect( tabsOf( [ section(), services, chat ] ) ).toEqual( [
			{
				name: 'contact',
				title: 'Liên hệ',
				sections: [ section(), chat ],
			},
			{ name: 'services', title: 'Dịch vụ', sections: [ services ] },
		] );
	} );

	it( 'have their default where nothing is stored', () => {
		expect( fieldsOf( section(), null ) ).toEqual( {
			phone: '',
			email: 'chao@vi-du.vn',
		} );
		expect( rowsOf( services, {} ) ).toEqual( [] );
	} );

	it( 'show what is stored, and fields that are newer than that', () => {
		expect( fieldsOf( section(), { contact: { phone: '0123' } } ) ).toEqual(
			{ phone: '0123', email: '' }
		);
		expect( rowsOf( services, { services: ROWS } ) ).toEqual( ROWS );
	} );

	it( 'call a row by its first text', () => {
		expect( titleOf( services, { title: 'Viết plugin' } ) ).toBe(
			'Viết plugin'
		);
		expect( titleOf( services, { title: 12 } ) ).toBe( '' );
		expect( titleOf( section( { fields: [] } ), {} ) ).toBe( '' );
	} );
} );

describe( 'rows', () => {
	function titles( rows: readonly { readonly title?: unknown }[] ) {
		return rows.map( ( { title } ) => title );
	}

	it( 'move up and down, and stay at the ends', () => {
		expect( titles( moveRow( ROWS, 2, 0 ) ) ).toEqual( [
			'Ba',
			'Một',
			'Hai',
		] );
		expect( titles( moveRow( ROWS, 0, 1 ) ) ).toEqual( [
			'Hai',
			'Một',
			'Ba',
		] );
		expect( moveRow( ROWS, 0, -1 ) ).toBe( ROWS );
		expect( moveRow( ROWS, 2, 3 ) ).toBe( ROWS );
		expect( moveRow( ROWS, 7, 0 ) ).toBe( ROWS );
	} );

	it( 'are changed and removed one at a time', () => {
		expect( titles( replaceRow( ROWS, 1, { title: 'Khác' } ) ) ).toEqual( [
			'Một',
			'Khác',
			'Ba',
		] );
		expect( titles( removeRow( ROWS, 1 ) ) ).toEqual( [ 'Một', 'Ba' ] );
		expect( titles( ROWS ) ).toEqual( [ 'Một', 'Hai', 'Ba' ] );
	} );
} );

describe( 'problems', () => {
	const problems = {
		hien_handle: 'a',
		'hien_site.services': 'b',
		'hien_site.services.1.link': 'c',
		'hien_site.contact.email': 'd',
	};

	it( 'are those that the call answered with', () => {
		expect(
			problemsOf( {
				code: 'rest_invalid_param',
				data: { status: 400, params: problems },
			} )
		).toBe( problems );
	} );

	it( 'are none when it never answered', () => {
		expect( problemsOf( { code: 'fetch_error' } ) ).toEqual( {} );
		expect( problemsOf( undefined ) ).toEqual( {} );
	} );

	it( 'are counted where they lie', () => {
		expect( countProblems( problems, [ 'hien_site.services' ] ) ).toBe( 2 );
		expect(
			countProblems( problems, [ 'hien_handle', 'hien_site.contact' ] )
		).toBe( 2 );
		expect( countProblems( problems, [ 'hien_site.serv' ] ) ).toBe( 0 );
	} );

	it( 'go with the change that mends them', () => {
		expect(
			Object.keys( withoutProblems( problems, 'hien_site.services' ) )
		).toEqual( [ 'hien_handle', 'hien_site.contact.email' ] );
		expect(
			Object.keys(
				withoutProblems( problems, 'hien_site.services.1.link' )
			)
		).toEqual( [
			'hien_handle',
			'hien_site.services',
			'hien_site.contact.email',
		] );
	} );
} );
