import { render, screen } from '@testing-library/react';
import { bringIntoView, takeOutOfView } from '../../../tests/js/browser';
import { post } from '../../../tests/js/fixtures';
import { writeBoot } from '../../../tests/js/server';
import { Toc, useActiveHeading } from './toc';

beforeEach( () => {
	writeBoot();
} );

const { toc } = post( {
	toc: [
		{ id: 'mot', text: 'Một', level: 2 },
		{ id: 'hai', text: 'Hai', level: 3 },
	],
} );

function Contents() {
	const active = useActiveHeading( toc.map( ( { id } ) => id ) );
	return (
		<>
			<Toc entries={ toc } active={ active } />
			<h2 id="mot">1</h2>
			<h3 id="hai">2</h3>
		</>
	);
}

it( 'marks the heading that is being read', () => {
	render( <Contents /> );
	expect( screen.queryByRole( 'link', { current: 'location' } ) ).toBeNull();
	bringIntoView( screen.getByRole( 'heading', { level: 3 } ) );
	expect(
		screen.getByRole( 'link', { current: 'location' } )
	).toHaveTextContent( 'Hai' );
	expect( screen.getByRole( 'link', { name: 'Hai' } ) ).toHaveClass(
		'is-nested'
	);
} );

it( 'goes back with a reader who jumps up', () => {
	render( <Contents /> );
	bringIntoView( screen.getByRole( 'heading', { level: 2 } ) );
	bringIntoView( screen.getByRole( 'heading', { level: 3 } ) );
	takeOutOfView( screen.getByRole( 'heading', { level: 3 } ) );
	expect(
		screen.getByRole( 'link', { current: 'location' } )
	).toHaveTextContent( 'Một' );
	takeOutOfView( screen.getByRole( 'heading', { level: 2 } ) );
	expect( screen.queryByRole( 'link', { current: 'location' } ) ).toBeNull();
} );
