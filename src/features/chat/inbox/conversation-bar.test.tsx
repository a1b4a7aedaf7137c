import { fireEvent, render, screen } from '@testing-library/react';
import { ThreadMenu } from './conversation-bar';

const choices = () =>
	screen.getAllByRole( 'listitem' ).map( ( item ) => item.textContent );

it( 'keeps its choices in their places when one comes: it would be pressed for another', () => {
	const { rerender } = render(
		<ThreadMenu isBlocked={ null } onChoose={ () => {} } />
	);
	fireEvent.click( screen.getByRole( 'button' ) );
	const before = choices();
	rerender( <ThreadMenu isBlocked={ false } onChoose={ () => {} } /> );
	expect( choices() ).toEqual( [ ...before, 'Chặn' ] );
} );
