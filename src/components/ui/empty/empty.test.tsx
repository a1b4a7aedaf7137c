import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { installDialogs } from '../../../../tests/js/dialog';
import { Modal } from '../modal/modal';
import { LoadError } from './empty';

beforeEach( installDialogs );

function Part() {
	const [ hasFailed, setFailed ] = useState( true );
	return hasFailed ? <LoadError retry={ () => setFailed( false ) } /> : null;
}

async function retry(): Promise< void > {
	await userEvent.click( screen.getByRole( 'button', { name: 'Thử lại' } ) );
	expect( screen.queryByRole( 'button' ) ).toBeNull();
}

it( 'leaves the focus in the page when its button goes', async () => {
	render(
		<main tabIndex={ -1 }>
			<Part />
		</main>
	);
	await retry();
	expect( screen.getByRole( 'main' ) ).toHaveFocus();
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
	expect( screen.getByRole( 'dialog' ) ).toHaveFocus();
} );
