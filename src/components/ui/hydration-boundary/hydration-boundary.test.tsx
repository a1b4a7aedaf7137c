import { StrictMode, lazy, useEffect } from 'react';
import type { ComponentType } from 'react';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from '@wordpress/element';
import { HydrationBoundary, whenHydrated } from './hydration-boundary';

it( 'calls back once the last part is hydrated, as the server printed it, and not where this is cancelled', async () => {
	let load: ( part: { default: ComponentType } ) => void = () => {};
	const Late = lazy(
		() =>
			new Promise< { default: ComponentType } >( ( resolve ) => {
				load = resolve;
			} )
	);
	const callback = jest.fn();
	const cancelled = jest.fn();
	function Page() {
		useEffect( () => {
			whenHydrated( cancelled )();
			return whenHydrated( callback );
		}, [] );
		return (
			<StrictMode>
				<HydrationBoundary>
					<p>Phần đầu</p>
				</HydrationBoundary>
				<HydrationBoundary>
					<Late />
				</HydrationBoundary>
			</StrictMode>
		);
	}
	const host = document.createElement( 'div' );
	host.append(
		document
			.createRange()
			.createContextualFragment(
				'<!--$--><p>Phần đầu</p><!--/$--><!--$--><a href="/tin-moi">Tin mới</a><!--/$-->'
			)
	);
	document.body.append( host );
	const printed = screen.getByRole( 'link' );

	await act( async () => {
		hydrateRoot( host, <Page /> );
	} );
	expect( callback ).not.toHaveBeenCalled();
	await act( async () =>
		load( { default: () => <a href="/tin-moi">Tin mới</a> } )
	);
	expect( callback ).toHaveBeenCalledTimes( 1 );
	expect( cancelled ).not.toHaveBeenCalled();
	expect( screen.getByRole( 'link' ) ).toBe( printed );
} );
