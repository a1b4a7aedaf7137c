import { screen } from '@testing-library/react';
import { screenOf } from '../../tests/js/fixtures';
import { renderApp } from '../../tests/js/render-app';
import { serve } from '../../tests/js/server';
import * as errorScreen from '../screens/error/error-screen';

beforeEach( () => {
	serve( {} );
} );

describe( 'the error screen', () => {
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
