import { render, screen } from '@testing-library/react';
import { writeBoot } from '../../../tests/js/server';
import { PostNav } from './post-nav';

beforeEach( () => {
	writeBoot();
} );

it( 'links the post before, and nothing where there is none after', () => {
	render(
		<PostNav previous={ { title: 'Cũ', path: '/cu' } } next={ null } />
	);
	expect( screen.getByRole( 'link' ) ).toHaveTextContent( 'Bài trướcCũ' );
	expect( screen.getByRole( 'link' ) ).toHaveAttribute( 'rel', 'prev' );
} );
