import { hydrateRoot } from 'react-dom/client';
import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { rememberInput } from '../../../lib/input-before-hydration';
import { lazyWithRetry } from '../../../lib/lazy-with-retry';
import { LazySlot } from './lazy-slot';

jest.mock( '../../../lib/load-document', () => ( {
	loadDocument: jest.fn(),
} ) );

const FAILURE = /^Chưa tải được phần này/;

/** A page whose form's code cannot be loaded, until the test calls `mend()`. */
function slot() {
	const importIt = jest.fn().mockRejectedValue( new Error( 'no chunk' ) );
	const Form = lazyWithRetry( importIt );
	return {
		element: (
			<main>
				<LazySlot>
					<Form />
				</LazySlot>
			</main>
		),
		mend: () =>
			importIt.mockResolvedValue( () => <input id="ten" name="name" /> ),
	};
}

function pass( seconds: number ): Promise< void > {
	return act( () => jest.advanceTimersByTimeAsync( seconds * 1000 ) );
}

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

it( 'says that its code cannot be loaded, and loads it when asked to', async () => {
	const { element, mend } = slot();
	render( element );
	expect( screen.getByRole( 'status' ) ).toBeVisible();
	await pass( 1 );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent( FAILURE );
	expect( screen.queryByRole( 'status' ) ).toBeNull();
	mend();
	const again = screen.getByRole( 'button' );
	again.focus();
	await act( async () => again.click() );
	await pass( 0 );
	expect( screen.getByRole( 'textbox' ) ).toBeVisible();
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
	expect( screen.getByRole( 'main' ) ).toHaveFocus();
} );

it( 'keeps what was typed into the form that the server printed, with the message above it', async () => {
	const host = document.createElement( 'div' );
	host.append(
		document
			.createRange()
			.createContextualFragment(
				'<main><!--$--><input id="ten" name="name"/><!--/$--></main>'
			)
	);
	document.body.append( host );
	const field = screen.getByRole< HTMLInputElement >( 'textbox' );
	field.value = 'Trần Vội';
	const { element, mend } = slot();
	const root = await act( async () => hydrateRoot( host, element ) );
	await pass( 1 );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent( FAILURE );
	mend();
	await act( async () => screen.getByRole( 'button' ).click() );
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
	expect( screen.getByRole( 'textbox' ) ).toBe( field );
	expect( field ).toHaveValue( 'Trần Vội' );
	act( () => root.unmount() );
} );

it( 'keeps it also where its data changes before its code is loaded, and then shows the new data', async () => {
	const host = document.createElement( 'div' );
	host.append(
		document
			.createRange()
			.createContextualFragment(
				'<main><!--$--><p>Lan</p><input id="ten" name="name"/><!--/$--></main>'
			)
	);
	document.body.append( host );
	const field = screen.getByRole< HTMLInputElement >( 'textbox' );
	field.value = 'Trần Vội';
	let load: () => void = () => {};
	const Form = lazyWithRetry(
		() =>
			new Promise<
				( props: { readonly member: string } ) => ReactElement
			>( ( resolve ) => {
				load = () =>
					resolve( ( { member } ) => (
						<>
							<p>{ member }</p>
							<input id="ten" name="name" />
						</>
					) );
			} )
	);
	const page = ( member: string ) => (
		<main>
			<LazySlot>
				<Form member={ member } />
			</LazySlot>
		</main>
	);
	const onRecoverableError = jest.fn();
	const root = await act( async () =>
		hydrateRoot( host, page( 'Lan' ), { onRecoverableError } )
	);
	act( () => root.render( page( 'Lan Anh' ) ) );
	expect( field ).toBeInTheDocument();
	await act( async () => load() );
	await pass( 1 );
	expect( screen.getByText( 'Lan Anh' ) ).toBeVisible();
	expect( screen.getByRole( 'textbox' ) ).toBe( field );
	expect( field ).toHaveValue( 'Trần Vội' );
	expect( onRecoverableError ).not.toHaveBeenCalled();
	act( () => root.unmount() );
} );

it( 'keeps it also where an extension has changed the form, which React renders anew', async () => {
	const host = document.createElement( 'div' );
	host.append(
		document
			.createRange()
			.createContextualFragment(
				'<main><!--$--><span>Điền giúp</span><input id="ten" name="name"/><input type="checkbox" id="a"/><input type="checkbox" id="b"/><!--/$--></main>'
			)
	);
	document.body.append( host );
	const field = screen.getByRole< HTMLInputElement >( 'textbox' );
	field.value = 'Trần Vội';
	screen.getAllByRole( 'checkbox' )[ 0 ]?.click();
	const onTick = jest.fn();
	const Form = lazyWithRetry( () =>
		Promise.resolve( () => (
			<>
				<input id="ten" name="name" />
				<input type="checkbox" id="a" onChange={ onTick } />
				<input type="checkbox" id="b" onChange={ onTick } />
			</>
		) )
	);
	rememberInput( host );
	await act( async () => {
		hydrateRoot(
			host,
			<main>
				<LazySlot>
					<Form />
				</LazySlot>
			</main>,
			{ onRecoverableError: jest.fn() }
		);
	} );
	await pass( 1 );
	expect( console ).toHaveErrored();
	expect( field ).not.toBeInTheDocument();
	expect( screen.getByRole( 'textbox' ) ).toHaveValue( 'Trần Vội' );
	const [ ticked, other ] = screen.getAllByRole( 'checkbox' );
	expect( ticked ).toBeChecked();
	expect( other ).not.toBeChecked();
	expect( onTick ).toHaveBeenCalledTimes( 1 );
	// As forms read them: with a value, a box is no longer true or false.
	expect( ticked ).not.toHaveAttribute( 'value' );
} );
