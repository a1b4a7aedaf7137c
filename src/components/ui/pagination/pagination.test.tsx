import { render, screen } from '@testing-library/react';
import { writeBoot } from '../../../../tests/js/server';
import { Pagination } from './pagination';

beforeEach( () => {
	writeBoot();
} );

const pathOf = ( page: number ) => `/tin-moi/page/${ page }`;

it( 'links pages and names the current one', () => {
	render( <Pagination page={ 2 } pages={ 28 } pathOf={ pathOf } /> );
	const names = screen
		.getAllByRole( 'link' )
		.map( ( { textContent } ) => textContent );
	expect( names ).toEqual( [ '1', '2', '3', '28' ] );
	expect( screen.getByRole( 'link', { current: 'page' } ) ).toHaveTextContent(
		'2'
	);
	expect( screen.getByRole( 'link', { name: 'Trang 28' } ) ).toHaveAttribute(
		'href',
		'http://localhost/tin-moi/page/28'
	);
} );

it( 'is not there for one page', () => {
	const { container } = render(
		<Pagination page={ 1 } pages={ 1 } pathOf={ pathOf } />
	);
	expect( container ).toBeEmptyDOMElement();
} );
