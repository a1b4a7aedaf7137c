import { screen, within } from '@testing-library/react';
import {
	homeScreen,
	notFoundScreen,
	postScreen,
	screenOf,
} from '../../tests/js/fixtures';
import { renderApp } from '../../tests/js/render-app';
import { serve } from '../../tests/js/server';
import * as errorScreen from '../screens/error/error-screen';

beforeEach( () => {
	serve( {} );
} );

describe( 'the layouts', () => {
	it( 'put the author and the categories beside a list', async () => {
		await renderApp( homeScreen() );
		const side = screen.getByRole( 'complementary', {
			name: 'Tác giả và cộng đồng',
		} );
		expect( within( side ).getByText( 'Nguyễn Văn An' ) ).toBeVisible();
		expect(
			within(
				screen.getByRole( 'complementary', { name: 'Khám phá thêm' } )
			).getByRole( 'link', { name: /WordPress/ } )
		).toHaveAttribute( 'href', 'http://localhost/wordpress' );
	} );

	it( 'give an article the width to itself', async () => {
		await renderApp( postScreen() );
		for ( const name of [ 'Tác giả và cộng đồng', 'Khám phá thêm' ] ) {
			expect(
				screen.queryByRole( 'complementary', { name } )
			).toBeNull();
		}
	} );

	it( 'begin with a link to the content and a search that works without us', async () => {
		await renderApp( homeScreen() );
		expect( screen.getByText( 'Đến nội dung chính' ) ).toHaveAttribute(
			'href',
			`#${ screen.getByRole( 'main' ).id }`
		);
		const form = screen.getByRole( 'search' );
		expect( form ).toHaveAttribute( 'action', 'http://localhost/' );
		expect( within( form ).getByLabelText( 'Tìm kiếm' ) ).toHaveAttribute(
			'name',
			's'
		);
	} );
} );

describe( 'the error screen', () => {
	it( 'says that there is no such page, and where to go', async () => {
		await renderApp( notFoundScreen( '/khong-co' ) );
		expect(
			screen.getByRole( 'heading', {
				level: 1,
				name: 'Trang không tồn tại',
			} )
		).toBeVisible();
		expect(
			screen.getByText( 'This page could not be found' )
		).toHaveAttribute( 'lang', 'en' );
		expect( screen.getByText( 'Vào link lỗi rồi' ) ).toHaveAttribute(
			'aria-current',
			'page'
		);
		expect(
			screen.getByRole( 'link', { name: 'Về trang chủ' } )
		).toHaveAttribute( 'href', 'http://localhost/' );
	} );

	it( 'replaces a screen that throws', async () => {
		await renderApp(
			screenOf( 'home', '/', {
				data: { featured: { banner: null, sections: [] } },
			} )
		);
		expect(
			screen.getByRole( 'heading', {
				name: 'Đã sảy ra lỗi vui lòng về: Trang chủ',
			} )
		).toBeVisible();
		expect( screen.getByRole( 'link', { name: 'Thử lại' } ) ).toBeVisible();
		expect( console ).toHaveErrored();
	} );

	it( 'gives way to two plain sentences and a link home when it throws itself', async () => {
		jest.spyOn( errorScreen, 'ErrorScreen' ).mockImplementation( () => {
			throw new Error( 'broken' );
		} );
		await renderApp(
			screenOf( 'home', '/', {
				data: { featured: { banner: null, sections: [] } },
			} )
		);
		expect(
			screen.getByRole( 'heading', { name: 'Trang đang gặp lỗi' } )
		).toBeVisible();
		expect( screen.getByText( /^Something went wrong/ ) ).toHaveAttribute(
			'lang',
			'en'
		);
		expect(
			screen.getByRole( 'link', { name: 'Về trang chủ' } )
		).toHaveAttribute( 'href', 'http://localhost/' );
		expect( console ).toHaveErrored();
	} );
} );
