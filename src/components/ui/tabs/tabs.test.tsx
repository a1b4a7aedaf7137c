import { act, render, screen } from '@testing-library/react';
import { Tabs, useActiveTab } from './tabs';

const TABS = [
	{ id: 'ky-nang', title: 'Kỹ năng' },
	{ id: 'bai-viet', title: 'Bài viết' },
];

function Page() {
	const active = useActiveTab( TABS );
	return <Tabs label="Mục" tabs={ TABS } active={ active } />;
}

function goTo( hash: string ) {
	act( () => {
		window.location.hash = hash;
		window.dispatchEvent( new HashChangeEvent( 'hashchange' ) );
	} );
}

it( 'is the first tab, until the address names another one', () => {
	render( <Page /> );
	const current = () =>
		screen.getByRole( 'link', { current: true } ).textContent;
	expect( current() ).toBe( 'Kỹ năng' );
	goTo( '#bai-viet' );
	expect( current() ).toBe( 'Bài viết' );
	goTo( '#khong-co' );
	expect( current() ).toBe( 'Kỹ năng' );
} );
