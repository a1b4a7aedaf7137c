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

it( 'shows the owner’s slides, then each sticky post with its own link', () => {
	render( <Banner slides={ [ slide ] } posts={ summaries( 2 ) } /> );
	const banner = screen.getByRole( 'region', { name: 'Nổi bật' } );
	expect( within( banner ).getAllByRole( 'article' ) ).toHaveLength( 3 );
	expect(
		within( banner )
			.getAllByRole( 'link' )
			.map( ( link ) => [
				link.getAttribute( 'aria-label' ),
				link.getAttribute( 'href' ),
			] )
	).toEqual( [
		[ 'Xem lịch học: Lớp viết plugin', 'http://localhost/khoa-hoc' ],
		[ 'Đọc bài: Bài số 1', 'http://localhost/wordpress/bai-1' ],
		[ 'Đọc bài: Bài số 2', 'http://localhost/wordpress/bai-2' ],
	] );
} );

it( 'is not there without slides', () => {
	const { container } = render( <Banner slides={ [] } posts={ [] } /> );
	expect( container ).toBeEmptyDOMElement();
} );
