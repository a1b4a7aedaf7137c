import { render, screen } from '@testing-library/react';
import { writeBoot } from '../../../../tests/js/server';
import { Pagination, pageNumbers } from './pagination';

beforeEach( () => {
	writeBoot();
} );

const pathOf = ( page: number ) => `/tin-moi/page/${ page }`;

it( 'links pages and names the current one', () => {
	render( <Pagination page={ 2 } pages={ 28 } pathOf={ pathOf } /> );
	const names = screen
		.getAllByRole( 'link' )
		.map( ( { textContent } ) => textContent );
	expect( names ).toEqual( [
		'Trang trước',
		'1',
		'2',
		'3',
		'28',
		'Trang sau',
	] );
	expect( screen.getByRole( 'link', { current: 'page' } ) ).toHaveTextContent(
		'2'
	);
	expect( screen.getByRole( 'link', { name: 'Trang 28' } ) ).toHaveAttribute(
		'href',
		'http://localhost/tin-moi/page/28'
	);
} );

it( 'leads to the page before and the page after', () => {
	const { rerender } = render(
		<Pagination page={ 2 } pages={ 3 } pathOf={ pathOf } />
	);
	const step = ( name: string ) => screen.queryByRole( 'link', { name } );
	expect( step( 'Trang trước' ) ).toHaveAttribute(
		'href',
		'http://localhost/tin-moi/page/1'
	);
	expect( step( 'Trang sau' ) ).toHaveAttribute(
		'href',
		'http://localhost/tin-moi/page/3'
	);
	rerender( <Pagination page={ 1 } pages={ 3 } pathOf={ pathOf } /> );
	expect( step( 'Trang trước' ) ).toBeNull();
	rerender( <Pagination page={ 3 } pages={ 3 } pathOf={ pathOf } /> );
	expect( step( 'Trang sau' ) ).toBeNull();
} );

it( 'is not there for one page', () => {
	const { container } = render(
		<Pagination page={ 1 } pages={ 1 } pathOf={ pathOf } />
	);
	expect( container ).toBeEmptyDOMElement();
} );

describe( 'pageNumbers()', () => {
	it.each( [
		[ 1, 2, [ 1, 2 ] ],
		[ 1, 28, [ 1, 2, 3, null, 28 ] ],
		[ 2, 28, [ 1, 2, 3, null, 28 ] ],
		[ 4, 28, [ 1, 2, 3, 4, 5, null, 28 ] ],
		[ 14, 28, [ 1, null, 13, 14, 15, null, 28 ] ],
		[ 25, 28, [ 1, null, 24, 25, 26, 27, 28 ] ],
		[ 28, 28, [ 1, null, 26, 27, 28 ] ],
	] )( 'shows on page %d of %d: %j', ( page, pages, numbers ) => {
		expect( pageNumbers( page, pages ) ).toEqual( numbers );
	} );
} );
