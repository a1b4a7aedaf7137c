import { render, screen } from '@testing-library/react';
import { summaries } from '../../../tests/js/fixtures';
import { writeBoot } from '../../../tests/js/server';
import { Related } from './related';

beforeEach( () => {
	writeBoot();
} );

it( 'lists related posts, and is not there without any', () => {
	const { container, rerender } = render(
		<Related posts={ summaries( 3 ) } />
	);
	expect( screen.getAllByRole( 'link' ) ).toHaveLength( 3 );
	rerender( <Related posts={ [] } /> );
	expect( container ).toBeEmptyDOMElement();
} );
