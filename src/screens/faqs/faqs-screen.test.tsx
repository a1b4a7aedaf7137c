import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { faq, faqsScreen } from '../../../tests/js/catalogue';
import { renderWith } from '../../../tests/js/render-app';
import type { Faq } from '../../contract/types';
import { FaqsScreen } from './faqs-screen';
import { responsesOf } from '../../stores/responses';

async function renderList( ...faqs: Partial< Faq >[] ) {
	const given = faqsScreen( faqs.map( faq ) );
	await renderWith( <FaqsScreen screen={ given } />, responsesOf( given ) );
}

const TWO = [
	{ id: 1, number: 1, question: 'Một?', answer: '<p>Trả lời một.</p>' },
	{ id: 2, number: 2, question: 'Hai?', answer: '<p>Trả lời hai.</p>' },
];

function item( id: number ): HTMLElement | null | undefined {
	return document.getElementById( `cau-hoi-${ id }` )?.closest( 'details' );
}

beforeEach( () => window.history.replaceState( null, '', '/hoi-dap-hien' ) );

it( 'the question that a link names is open', async () => {
	window.history.replaceState( null, '', '/hoi-dap-hien#cau-hoi-2' );
	await renderList( ...TWO );
	expect( item( 2 ) ).toHaveAttribute( 'open' );
} );

it( 'a link on the page opens its question and closes none', async () => {
	await renderList( ...TWO );
	await act( async () => {
		window.location.hash = '#cau-hoi-2';
		await new Promise( ( resolve ) =>
			window.addEventListener( 'hashchange', resolve, { once: true } )
		);
	} );
	expect( item( 2 ) ).toHaveAttribute( 'open' );
	expect( item( 1 ) ).toHaveAttribute( 'open' );
} );

it( 'a link to another question closes none', async () => {
	window.history.replaceState( null, '', '/hoi-dap-hien#cau-hoi-2' );
	await renderList( ...TWO );
	await act( async () => {
		window.location.hash = '#cau-hoi-1';
		await new Promise( ( resolve ) =>
			window.addEventListener( 'hashchange', resolve, { once: true } )
		);
	} );
	expect( item( 2 ) ).toHaveAttribute( 'open' );
} );

it( 'opens as any disclosure does', async () => {
	await renderList( ...TWO );
	await userEvent.click( screen.getByText( 'Hai?' ) );
	expect( item( 2 ) ).toHaveAttribute( 'open' );
} );
