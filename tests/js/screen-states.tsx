import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import type { LoadedScreen } from '../../src/contract/types';
import { responsesOf } from '../../src/stores/responses';
import type { ScreenProps } from '../../src/lib/screen-props';
import { renderWith } from './render-app';
import { json, offline, serve } from './server';

export type ScreenComponent = ComponentType< ScreenProps >;

/** Responses for serve() with the data of a screen. */
function answersOf( given: LoadedScreen ) {
	return Object.fromEntries(
		Object.entries( responsesOf( given ) ).map( ( [ path, response ] ) => [
			decodeURIComponent( path ),
			() => json( response ),
		] )
	);
}

/**
 * Tests of the three states of a screen: ready, loading, failed.
 *
 * @param name      Name of the route.
 * @param Component Its screen.
 * @param given     The screen with its data.
 * @param title     Text of its h1.
 */
export function testStates(
	name: string,
	Component: ScreenComponent,
	given: LoadedScreen,
	title: string
) {
	const heading = { level: 1, name: title };

	describe( `the ${ name } screen`, () => {
		it( 'is shown at once with the data of its page', async () => {
			const asked = serve( {} );
			await renderWith(
				<Component screen={ given } />,
				responsesOf( given )
			);
			expect( screen.getByRole( 'heading', heading ) ).toBeVisible();
			expect( asked ).toEqual( [] );
		} );

		it( 'says that it is loading', async () => {
			serve( {} );
			globalThis.fetch = jest.fn(
				() => new Promise< Response >( () => {} )
			);
			await renderWith( <Component screen={ given } /> );
			expect( screen.getByText( 'Đang tải…' ) ).toHaveAttribute(
				'role',
				'status'
			);
		} );

		it( 'offers to try again after a failure, and does', async () => {
			const answers = answersOf( given );
			serve(
				Object.fromEntries(
					Object.keys( answers ).map( ( path ) => [ path, offline ] )
				)
			);
			await renderWith( <Component screen={ given } /> );
			const retry = await screen.findByRole( 'button', {
				name: 'Thử lại',
			} );
			expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
				'Chưa tải được nội dung'
			);
			serve( answers );
			await userEvent.click( retry );
			expect(
				await screen.findByRole( 'heading', heading )
			).toBeVisible();
		} );
	} );
}
