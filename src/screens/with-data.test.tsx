import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { latestScreen, postScreen } from '../../tests/js/fixtures';
import { renderWith } from '../../tests/js/render-app';
import { json, offline, serve } from '../../tests/js/server';
import type { LoadedScreen } from '../contract/types';
import type { ScreenProps } from '../lib/screen-props';
import { responsesOf } from '../stores/responses';
import { LatestScreen } from './latest/latest-screen';
import { PostScreen } from './post/post-screen';

describe.each( [
	[ 'of two responses', LatestScreen, latestScreen(), 'Tin mới' ],
	[
		'without columns beside it',
		PostScreen,
		postScreen(),
		'Tạo REST API riêng',
	],
] as [ string, ComponentType< ScreenProps >, LoadedScreen, string ][] )(
	'a screen %s',
	( _, Component, given, name ) => {
		const heading = { level: 1, name };
		const answers = Object.fromEntries(
			Object.entries( responsesOf( given ) ).map(
				( [ path, response ] ) => [ path, () => json( response ) ]
			)
		);

		it( 'is shown at once with the data of its page', async () => {
			const asked = serve( {} );
			await renderWith(
				<Component screen={ given } />,
				responsesOf( given )
			);
			expect( screen.getByRole( 'heading', heading ) ).toBeVisible();
			expect( asked ).toEqual( [] );
		} );

		it( 'says that it is loading', async () => {
			serve( {} );
			globalThis.fetch = jest.fn(
				() => new Promise< Response >( () => {} )
			);
			await renderWith( <Component screen={ given } /> );
			expect( screen.getByText( 'Đang tải…' ) ).toHaveAttribute(
				'role',
				'status'
			);
		} );

		it( 'offers to try again after a failure, and does', async () => {
			serve(
				Object.fromEntries(
					Object.keys( answers ).map( ( path ) => [ path, offline ] )
				)
			);
			await renderWith( <Component screen={ given } /> );
			const retry = await screen.findByRole( 'button', {
				name: 'Thử lại',
			} );
			expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
				'Chưa tải được nội dung'
			);
			serve( answers );
			await userEvent.click( retry );
			expect(
				await screen.findByRole( 'heading', heading )
			).toBeVisible();
		} );
	}
);

it( 'a post stays readable when its comments fail', async () => {
	const { data, ...given } = postScreen();
	const shown = { ...given, data: { post: data[ 'post' ] } };
	serve( { 'cmt?object_id=11&page=1&type=posts': offline } );
	await renderWith( <PostScreen screen={ shown } />, responsesOf( shown ) );
	expect( await screen.findByRole( 'alert' ) ).toBeVisible();
	expect(
		screen.getByText( 'Khi giao diện cần một danh sách khóa học.' )
	).toBeVisible();
} );
