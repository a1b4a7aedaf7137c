import { act, fireEvent, render, screen } from '@testing-library/react';
import { courseSummary } from '../../../tests/js/catalogue';
import { writeBoot } from '../../../tests/js/server';
import { PostRail } from './post-rail';

const POST = {
	id: 7,
	path: '/chuyen-lop/mot-buoi-toi',
	title: 'Một buổi tối',
	protected: false,
	comment_state: { open: true, count: 37 },
};
const ADDRESS = 'http://localhost/chuyen-lop/mot-buoi-toi';

beforeEach( () => {
	writeBoot();
} );

function show( post: Partial< typeof POST > = {} ) {
	return render(
		<PostRail
			post={ { ...POST, ...post } }
			courses={ [
				courseSummary( { text: 'Một', path: '/khoa-hoc/mot' } ),
				courseSummary( { text: 'Hai', path: '/khoa-hoc/hai' } ),
			] }
		/>
	);
}

it( 'shows a course; posts take turns', () => {
	const { unmount } = show();
	expect( screen.getByText( 'Hai' ) ).toBeVisible();
	expect(
		screen.getByRole( 'link', { name: 'Xem khóa học' } )
	).toHaveAttribute( 'href', 'http://localhost/khoa-hoc/hai' );
	unmount();
	show( { id: 8 } );
	expect( screen.getByText( 'Một' ) ).toBeVisible();
} );

describe( 'copying', () => {
	const writeText = jest.fn< Promise< void >, [ string ] >();

	beforeEach( () => {
		Object.assign( navigator, { clipboard: { writeText } } );
	} );

	async function copy() {
		show();
		await act( async () => {
			fireEvent.click(
				screen.getByRole( 'button', { name: 'Sao chép liên kết' } )
			);
		} );
	}

	it( 'says that it has copied', async () => {
		writeText.mockResolvedValueOnce();
		await copy();
		expect( writeText ).toHaveBeenCalledWith( ADDRESS );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Đã sao chép liên kết'
		);
	} );

	it( 'says that it could not', async () => {
		writeText.mockRejectedValueOnce( new Error( 'no' ) );
		await copy();
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Không sao chép được'
		);
	} );
} );
