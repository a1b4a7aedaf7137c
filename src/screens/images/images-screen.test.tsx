import { render, screen, within } from '@testing-library/react';
import { comment, commentList } from '../../../tests/js/fixtures';
import { image, imageScreen, imagesScreen } from '../../../tests/js/gallery';
import { renderWith } from '../../../tests/js/render-app';
import { testStates } from '../../../tests/js/screen-states';
import { ImageGrid } from '../../components/cards/image-grid/image-grid';
import { ImageScreen } from '../image/image-screen';
import { ImagesScreen } from './images-screen';
import { responsesOf } from '../../stores/responses';

testStates( 'images', ImagesScreen, imagesScreen(), 'Hình ảnh' );
testStates( 'image', ImageScreen, imageScreen(), 'Thuyền nhỏ lúc sớm' );

async function renderImage( ...args: Parameters< typeof imageScreen > ) {
	const given = imageScreen( ...args );
	await renderWith( <ImageScreen screen={ given } />, responsesOf( given ) );
}

function target( name: string ): string | null {
	return screen.getByRole( 'link', { name } ).getAttribute( 'href' );
}

describe( 'all images', () => {
	it( 'are links that say what is in the picture and what it is called', async () => {
		const given = imagesScreen();
		await renderWith(
			<ImagesScreen screen={ given } />,
			responsesOf( given )
		);
		expect( target( 'Thuyền buồm trên hồ Thuyền nhỏ lúc sớm' ) ).toBe(
			'http://localhost/hinh-anh/8'
		);
	} );

	it( 'come in pages', async () => {
		const given = imagesScreen( [ image() ], 2 );
		await renderWith(
			<ImagesScreen screen={ given } />,
			responsesOf( given )
		);
		expect( target( 'Trang 1' ) ).toBe( 'http://localhost/hinh-anh' );
		expect( target( 'Trang 2' ) ).toBe(
			'http://localhost/hinh-anh/page/2'
		);
	} );

	it( 'say so when there are none', async () => {
		const given = imagesScreen( [] );
		await renderWith(
			<ImagesScreen screen={ given } />,
			responsesOf( given )
		);
		expect( screen.getByText( 'Chưa có ảnh nào' ) ).toBeVisible();
	} );
} );

describe( 'one image', () => {
	it( 'tells its story, who took it and when', async () => {
		await renderImage();
		expect( screen.getByAltText( 'Thuyền buồm trên hồ' ) ).toBeVisible();
		expect(
			screen.getByText( 'Sáu giờ sáng, mặt hồ chưa có gió.' )
		).toBeVisible();
		expect( screen.getByText( 'Nguyễn Văn An' ) ).toBeVisible();
		expect( screen.getByText( '10/11/2026' ) ).toBeVisible();
	} );

	it( 'knows its place, its neighbours and the way back', async () => {
		await renderImage( {
			position: 30,
			total: 1200,
			list_path: '/hinh-anh/page/2',
		} );
		expect( screen.getByText( '30 / 1.200' ) ).toBeVisible();
		expect( target( 'Ảnh trước' ) ).toBe( 'http://localhost/hinh-anh/9' );
		expect( target( 'Ảnh sau' ) ).toBe( 'http://localhost/hinh-anh/7' );
		expect( target( 'Về danh sách ảnh' ) ).toBe(
			'http://localhost/hinh-anh/page/2'
		);
	} );

	it.each( [
		[ { previous: null }, 'Ảnh trước', 'Ảnh sau' ],
		[ { next: null }, 'Ảnh sau', 'Ảnh trước' ],
	] )( 'at an end of the list has one neighbour', async ( ...each ) => {
		const [ overrides, absent, present ] = each;
		await renderImage( overrides );
		expect( screen.queryByRole( 'link', { name: absent } ) ).toBeNull();
		expect( screen.getByRole( 'link', { name: present } ) ).toBeVisible();
	} );

	it( 'that has lost its picture shows its text alone', async () => {
		await renderImage( { image: null, thumb: null, position: 0 } );
		expect(
			screen.getByText( 'Sáu giờ sáng, mặt hồ chưa có gió.' )
		).toBeVisible();
		expect(
			screen.queryByRole( 'link', { name: 'Về danh sách ảnh' } )
		).toBeNull();
	} );

	it( 'asks for its password instead', async () => {
		await renderImage( {
			image: null,
			decs: '',
			protected: true,
			comment_state: { open: true, count: 2 },
		} );
		expect( screen.getByLabelText( 'Mật khẩu' ) ).toBeVisible();
		expect(
			screen.queryByRole( 'region', { name: 'Bình luận' } )
		).toBeNull();
	} );

	it( 'shows its comments, in pages of its own address', async () => {
		await renderImage(
			{ comment_state: { open: true, count: 60 } },
			commentList( [ comment( { content: '<p>Đẹp quá!</p>' } ) ], {
				count: 60,
				pages: 2,
			} )
		);
		const comments = screen.getByRole( 'region', { name: 'Bình luận' } );
		expect( within( comments ).getByText( 'Đẹp quá!' ) ).toBeVisible();
		expect( target( 'Trang 2' ) ).toBe(
			'http://localhost/hinh-anh/8/comment-page-2#comments'
		);
	} );
} );

test( 'a grid of small images leads to each', async () => {
	await renderWith( null );
	render(
		<ImageGrid images={ [ image(), image( { id: 9, title: 'Hồ' } ) ] } />
	);
	expect( target( 'Thuyền nhỏ lúc sớm' ) ).toBe(
		'http://localhost/hinh-anh/8'
	);
	expect( screen.getByAltText( 'Hồ' ) ).toHaveAttribute(
		'src',
		'http://localhost/thuyen-300x225.jpg'
	);
} );
