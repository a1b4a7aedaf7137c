import { render, screen } from '@testing-library/react';
import { writeBoot } from '../../../../tests/js/server';
import { Link } from './link';

it.each( [
	[ '/tin-moi', 'http://localhost/tin-moi' ],
	[ 'https://vi-du.vn/', 'https://vi-du.vn/' ],
] )(
	'to %s is an anchor with the address that the server prints',
	( to, address ) => {
		writeBoot();
		render( <Link to={ to }>Tin mới</Link> );
		expect(
			screen.getByRole( 'link', { name: 'Tin mới' } )
		).toHaveAttribute( 'href', address );
	}
);
