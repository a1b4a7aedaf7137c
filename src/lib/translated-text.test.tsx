import { render, screen } from '@testing-library/react';
import { followTranslation } from './translated-text';

/** Replaces a text as Chrome does. */
async function translate( element: Element, index: number ): Promise< void > {
	const outer = document.createElement( 'font' );
	outer.append( document.createElement( 'font' ) );
	const text = element.childNodes[ index ];
	( outer.firstChild as Element ).textContent =
		`[${ String( text?.nodeValue ) }]`;
	text?.replaceWith( outer );
	await Promise.resolve();
}

/** A button beside which a sentence is there at times. */
function Save( { isSaved }: { readonly isSaved: boolean } ) {
	return (
		<main>
			{ isSaved && <b>Mới</b> }
			{ isSaved ? 'Đã lưu' : 'Lưu bài' }
			{ ! isSaved && ', để đọc sau' }
		</main>
	);
}

beforeAll( followTranslation );

it( 'a translated text changes, goes and comes with what React renders', async () => {
	const { rerender } = render( <Save isSaved={ false } /> );
	const main = screen.getByRole( 'main' );
	await translate( main, 0 );
	await translate( main, 1 );
	expect( main ).toHaveTextContent( '[Lưu bài][, để đọc sau]' );
	rerender( <Save isSaved /> );
	await Promise.resolve();
	expect( main ).toHaveTextContent( 'MớiĐã lưu' );
	rerender( <Save isSaved={ false } /> );
	await Promise.resolve();
	expect( main ).toHaveTextContent( 'Lưu bài, để đọc sau' );
} );

it( 'removing what is no child still throws', () => {
	expect( () =>
		document.body.removeChild( document.createTextNode( '' ) )
	).toThrow( 'not a child' );
} );
