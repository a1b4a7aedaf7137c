import { render, screen } from '@testing-library/react';
import { Later } from '../components/ui/later/later';
import { ProgressiveScreen } from './current-screen';

const READY = () => Promise.resolve();

function page(
	screenKey: number,
	isWhole: boolean,
	inside: string,
	loadRest = READY
) {
	return (
		<ProgressiveScreen
			screenKey={ screenKey }
			isWhole={ isWhole }
			isPreview={ false }
			loadRest={ loadRest }
		>
			<Later>Cột bên</Later>
			<div key={ screenKey }>
				<h1>{ inside }</h1>
				<Later>{ `Nội dung: ${ inside }` }</Later>
			</div>
		</ProgressiveScreen>
	);
}

it( 'is all there on the first page', () => {
	render( page( 1, false, 'Một' ) );
	expect( screen.getByText( 'Nội dung: Một' ) ).toBeVisible();
} );

it( 'shows the heading of the next screen first, then the rest', async () => {
	const { rerender } = render( page( 1, false, 'Một' ) );
	rerender( page( 2, false, 'Hai' ) );
	expect( screen.getByRole( 'heading' ) ).toHaveTextContent( 'Hai' );
	expect( screen.queryByText( 'Nội dung: Hai' ) ).toBeNull();
	// The elements around the screens stay.
	expect( screen.getByText( 'Cột bên' ) ).toBeVisible();
	expect( await screen.findByText( 'Nội dung: Hai' ) ).toBeVisible();
} );

it( 'shows all at once where the reader comes back further down', () => {
	const { rerender } = render( page( 1, false, 'Một' ) );
	rerender( page( 2, true, 'Hai' ) );
	expect( screen.getByText( 'Nội dung: Hai' ) ).toBeVisible();
} );

it( 'shows the rest of the last screen only, when another click comes first', async () => {
	const { rerender } = render( page( 1, false, 'Một' ) );
	rerender( page( 2, false, 'Hai' ) );
	rerender( page( 3, false, 'Ba' ) );
	expect( screen.queryByText( /Nội dung/ ) ).toBeNull();
	expect( await screen.findByText( 'Nội dung: Ba' ) ).toBeVisible();
} );

it( 'shows the rest when what it needs is there', async () => {
	let give = () => {};
	const slow = () =>
		new Promise< void >( ( resolve ) => {
			give = resolve;
		} );
	const { rerender } = render( page( 1, false, 'Một' ) );
	rerender( page( 2, false, 'Hai', slow ) );
	await new Promise( ( resolve ) => setTimeout( resolve, 100 ) );
	expect( screen.getByRole( 'heading' ) ).toHaveTextContent( 'Hai' );
	expect( screen.queryByText( 'Nội dung: Hai' ) ).toBeNull();
	give();
	expect( await screen.findByText( 'Nội dung: Hai' ) ).toBeVisible();
} );
