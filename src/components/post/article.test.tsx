import { lazy } from 'react';
import type { ComponentType } from 'react';
import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from '@wordpress/element';
import { bringIntoView } from '../../../tests/js/browser';
import { post } from '../../../tests/js/fixtures';
import { writeBoot } from '../../../tests/js/server';
import { Article } from './article';

const entry = post( {
	toc: [
		{ id: 'mot', text: 'Một', level: 2 },
		{ id: 'hai', text: 'Hai', level: 2 },
	],
} );

const headings = entry.toc.map( ( { id, text } ) => (
	<h2 key={ id } id={ id }>
		{ text }
	</h2>
) );

function Comments() {
	return <p>Bình luận</p>;
}

it( 'keeps what the server printed for a reader who scrolls before all of it is hydrated', async () => {
	writeBoot();
	let load: ( part: { default: ComponentType } ) => void = () => {};
	const Late = lazy(
		() =>
			new Promise< { default: ComponentType } >( ( resolve ) => {
				load = resolve;
			} )
	);
	const host = document.createElement( 'div' );
	host.append(
		document
			.createRange()
			.createContextualFragment(
				renderToString(
					<Article
						post={ entry }
						cover={ headings }
						after={ <Comments /> }
					/>
				)
			)
	);
	document.body.append( host );
	const printed = screen.getByText( 'Bình luận' );
	const onRecoverableError = jest.fn();
	await act( async () => {
		hydrateRoot(
			host,
			<Article post={ entry } cover={ headings } after={ <Late /> } />,
			{
				onRecoverableError,
			}
		);
	} );
	bringIntoView( screen.getByRole( 'heading', { name: 'Hai' } ) );
	await act( async () => load( { default: Comments } ) );
	expect( onRecoverableError ).not.toHaveBeenCalled();
	expect( screen.getByText( 'Bình luận' ) ).toBe( printed );
	expect(
		screen.getAllByRole( 'link', { current: 'location' } )[ 0 ]
	).toHaveTextContent( 'Hai' );
} );
