import { render, screen, within } from '@testing-library/react';
import { summaries } from '../../../../tests/js/fixtures';
import { writeBoot } from '../../../../tests/js/server';
import { Banner } from './banner';

beforeEach( () => {
	writeBoot();
} );

const slide = {
	title: 'Lớp viết plugin',
	text: 'Mười hai buổi tối.',
	link: 'http://localhost/khoa-hoc',
	button: 'Xem lịch học',
	tile: 2,
	image: null,
	image_srcset: '',
	image_width: null,
	image_height: null,
	image_alt: '',
};

function links() {
	const banner = screen.getByRole( 'region', { name: 'Nổi bật' } );
	return within( banner )
		.getAllByRole( 'link' )
		.map( ( link ) => [
			link.getAttribute( 'aria-label' ),
			link.getAttribute( 'href' ),
		] );
}

it( 'shows the owner’s slides or, without any, each sticky post with its own link', () => {
	const { rerender } = render( <Banner slides={ [ slide ] } posts={ [] } /> );
	expect( links() ).toEqual( [
		[ 'Xem lịch học: Lớp viết plugin', 'http://localhost/khoa-hoc' ],
	] );
	rerender( <Banner slides={ [] } posts={ summaries( 2 ) } /> );
	expect( links() ).toEqual( [
		[ 'Đọc bài: Bài số 1', 'http://localhost/wordpress/bai-1' ],
		[ 'Đọc bài: Bài số 2', 'http://localhost/wordpress/bai-2' ],
	] );
} );

it( 'counts its slides where there are several', () => {
	const { rerender } = render( <Banner slides={ [ slide ] } posts={ [] } /> );
	expect( screen.queryByText( '1/1' ) ).toBeNull();
	rerender( <Banner slides={ [ slide, slide ] } posts={ [] } /> );
	expect( screen.getByText( '1/2' ) ).toBeVisible();
	expect( screen.getByText( '2/2' ) ).toBeVisible();
} );

it( 'is not there without slides', () => {
	const { container } = render( <Banner slides={ [] } posts={ [] } /> );
	expect( container ).toBeEmptyDOMElement();
} );
