import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { installDialogs } from '../../../../tests/js/dialog';
import { Modal } from '../modal/modal';
import { LoadError } from './empty';

beforeEach( installDialogs );

/** A part of the page that cannot be loaded; a press of its button begins to. */
function Part( { fails = false }: { readonly fails?: boolean } ) {
	const [ hasFailed, setFailed ] = useState( true );
	return hasFailed || fails ? (
		<LoadError retry={ () => setFailed( false ) } />
	) : null;
}

async function retry(): Promise< void > {
	await userEvent.click( screen.getByRole( 'button', { name: 'Thử lại' } ) );
	expect( screen.queryByRole( 'button' ) ).toBeNull();
}

it( 'leaves the focus to its part when its button goes, and has it again after another failure', async () => {
	const page = ( part: ReactNode ) => (
		<main tabIndex={ -1 }>
			<section aria-label="Bài mới">{ part }</section>
		</main>
	);
	const { rerender } = render( page( <Part /> ) );
	await retry();
	expect( screen.getByRole( 'region' ) ).toHaveFocus();
	rerender( page( <Part fails /> ) );
	await Promise.resolve();
	expect( screen.getByRole( 'button' ) ).toHaveFocus();
} );

it( 'leaves the focus in a dialog when its button goes', async () => {
	render(
		<main tabIndex={ -1 }>
			<Modal title="Trả lời mẫu" onClose={ () => {} }>
				<Part />
			</Modal>
		</main>
	);
	await retry();
	const dialog = screen.getByRole( 'dialog' );
	expect( dialog ).toContainElement(
		dialog.ownerDocument.activeElement as HTMLElement
	);
} );
