import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { SettingsScreen } from './settings-screen';

interface Box {
	readonly id?: string;
	readonly children?: ReactNode;
}

interface Panel {
	readonly tabs: readonly { name: string; title: string }[];
	readonly initialTabName?: string;
	readonly onSelect?: ( name: string ) => void;
	readonly children: ( tab: { name: string } ) => ReactNode;
}

/** As wp-admin's: it selects, and says so also of the initial tab. */
function MockTabPanel( props: Panel ) {
	const { tabs, initialTabName, onSelect, children } = props;
	const [ name, setName ] = useState(
		initialTabName ?? tabs[ 0 ]?.name ?? ''
	);
	useEffect( () => {
		if ( name === initialTabName ) {
			onSelect?.( name );
		}
	}, [ name, initialTabName, onSelect ] );
	return (
		<>
			{ tabs.map( ( tab ) => (
				<button
					key={ tab.name }
					role="tab"
					type="button"
					aria-selected={ tab.name === name }
					onClick={ () => {
						setName( tab.name );
						onSelect?.( tab.name );
					} }
				>
					{ tab.title }
				</button>
			) ) }
			{ children( { name } ) }
		</>
	);
}

// Of wp-admin, which brings the packages.
jest.mock(
	'@wordpress/components',
	() => {
		function Plain( { id, children }: Box ) {
			return <div id={ id }>{ children }</div>;
		}
		return {
			Card: Plain,
			CardBody: Plain,
			CardHeader: Plain,
			Button: Plain,
			TabPanel: MockTabPanel,
		};
	},
	{ virtual: true }
);
jest.mock( './chat-card', () => ( { ChatCard: () => null } ) );
jest.mock( './search-card', () => ( { SearchCard: () => null } ) );
jest.mock( './site-card', () => ( { SiteCard: () => null } ) );
jest.mock( './rows', () => ( { Rows: () => null } ) );
jest.mock( './fields', () => ( {
	Fields: ( { path }: { readonly path: string } ) => (
		<input aria-label={ path } />
	),
} ) );
jest.mock( './page-data', () => ( {
	pageData: () => ( {
		home: 'https://hien.example',
		sections: [
			[ 'topic', 'Chung' ],
			[ 'password', 'Đăng nhập' ],
			[ 'google', 'Đăng nhập' ],
			[ 'footer', 'Chân trang' ],
		].map( ( [ key, tab ] ) => ( {
			key,
			tab,
			title: key,
			help: '',
			fields: [],
			rows: 0,
			blank: {},
			default: {},
		} ) ),
	} ),
} ) );
jest.mock( './use-settings', () => ( {
	useSettings: () => ( {
		settings: { hien_site: {} },
		namespace: 'hien/v1',
		hasFailedToLoad: false,
		hasEdits: false,
		saving: 'idle',
		problems: {},
		invalidSaves: 0,
		change: jest.fn(),
		save: jest.fn(),
	} ),
} ) );

function openAt( hash: string ) {
	window.history.replaceState( null, '', `/?page=hien${ hash }` );
	return render( <SettingsScreen /> );
}

function shownTab() {
	return screen.getByRole( 'tab', { selected: true } );
}

it( 'shows the tab again that was left, and adds no entry to the history', async () => {
	const { unmount } = openAt( '' );
	expect( shownTab() ).toHaveTextContent( 'Chung' );
	const entries = window.history.length;
	const user = userEvent.setup();
	for ( const title of [ 'Đăng nhập', 'Chân trang' ] ) {
		await user.click( screen.getByRole( 'tab', { name: title } ) );
	}
	expect( window.location.search ).toBe( '?page=hien' );
	expect( window.history ).toHaveLength( entries );
	unmount();

	render( <SettingsScreen /> );
	expect( shownTab() ).toHaveTextContent( 'Chân trang' );
	expect( document.body ).toHaveFocus(); // No field was asked for.
} );

it( 'shows the section that a link asks for, and keeps that link', () => {
	openAt( '#google' );
	expect( shownTab() ).toHaveTextContent( 'Đăng nhập' );
	expect( screen.getByLabelText( 'hien_site.google' ) ).toHaveFocus();
	expect( window.location.hash ).toBe( '#google' );
} );
