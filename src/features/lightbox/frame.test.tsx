import { fireEvent, render, screen } from '@testing-library/react';
import { installDialogs } from '../../../tests/js/dialog';
import { LightboxFrame } from './frame';

beforeEach( installDialogs );

it( 'stays at its picture where arrow keys are pressed in a dialog over it', () => {
	const onView = jest.fn();
	const picture = {
		src: 'http://localhost/a.jpg',
		srcset: '',
		width: null,
		height: null,
		alt: '',
		thumb: null,
		caption: '',
	};
	render(
		<LightboxFrame
			pictures={ [ picture, picture ] }
			index={ 0 }
			onView={ onView }
			onClose={ () => {} }
		>
			<dialog open>
				<button>Xóa</button>
			</dialog>
		</LightboxFrame>
	);
	fireEvent.keyDown( screen.getByRole( 'button', { name: 'Xóa' } ), {
		key: 'ArrowRight',
	} );
	expect( onView ).not.toHaveBeenCalledWith( 1 );
	fireEvent.keyDown( screen.getByRole( 'button', { name: 'Ảnh sau' } ), {
		key: 'ArrowRight',
	} );
	expect( onView ).toHaveBeenCalledWith( 1 );
} );
