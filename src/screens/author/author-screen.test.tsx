import { screen, within } from '@testing-library/react';
import {
	pageWords,
	postList,
	screenOf,
	summary,
} from '../../../tests/js/fixtures';
import { renderWith } from '../../../tests/js/render-app';
import { responsesOf } from '../../stores/responses';
import { AuthorScreen } from './author-screen';

it( 'hides the panels of the tabs that are closed', async () => {
	const section = {
		id: 'hanh-trinh',
		title: 'Hành trình',
		content: '<p>Mở lại hiên nhà.</p>',
	};
	const given = screenOf( 'author', '/ve-hien', {
		params: { handle: 'hien', author: '1' },
		data: {
			page: pageWords( 'Về thầy An', '/ve-hien', {
				sections: [ section ],
			} ),
			posts: postList( {
				data: [ summary( { title: 'Bài mới của thầy' } ) ],
			} ),
			projects: { data: [], count: 0, page: 1, pages: 0 },
		},
	} );
	await renderWith( <AuthorScreen screen={ given } />, responsesOf( given ) );
	expect(
		within( screen.getByRole( 'navigation', { name: 'Hồ sơ' } ) )
			.getAllByRole( 'link' )
			.map( ( tab ) => tab.textContent )
	).toEqual( [ 'Hành trình', 'Bài viết' ] );
	expect( screen.getByText( 'Mở lại hiên nhà.' ) ).toBeVisible();
	expect( screen.getByText( 'Bài mới của thầy' ) ).not.toBeVisible();
} );
