import { screen, within } from '@testing-library/react';
import {
	pageWords,
	postList,
	screenOf,
	summary,
} from '../../../tests/js/fixtures';
import { renderWith } from '../../../tests/js/render-app';
import { testStates } from '../../../tests/js/screen-states';
import type { Project, LoadedScreen } from '../../contract/types';
import { AuthorScreen } from './author-screen';
import { responsesOf } from '../../stores/responses';

const PROJECT: Project = {
	id: 61,
	link: 'https://vuon-chu.example.com/',
	title: 'Vườn Chữ',
	text: 'Giao diện cho người viết.',
	tile: 2,
	image: null,
	image_srcset: '',
	image_width: null,
	image_height: null,
	image_alt: '',
};

function authorScreen( projects: readonly Project[] ): LoadedScreen {
	return screenOf( 'author', '/ve-hien', {
		params: { handle: 'hien', author: '1' },
		data: {
			page: pageWords( 'Về thầy An', '/ve-hien', {
				sections: [
					{
						id: 'hanh-trinh',
						title: 'Hành trình',
						content: '<p>Mở lại hiên nhà.</p>',
					},
				],
			} ),
			posts: postList( {
				data: [ summary( { title: 'Bài mới của thầy' } ) ],
			} ),
			projects: {
				data: projects,
				count: projects.length,
				page: 1,
				pages: 1,
			},
		},
	} );
}

async function show( projects: readonly Project[] ) {
	const given = authorScreen( projects );
	await renderWith( <AuthorScreen screen={ given } />, responsesOf( given ) );
	return within( screen.getByRole( 'navigation', { name: 'Hồ sơ' } ) )
		.getAllByRole( 'link' )
		.map( ( tab ) => tab.textContent );
}

testStates(
	'author',
	AuthorScreen,
	authorScreen( [ PROJECT ] ),
	'Nguyễn Văn An'
);

it( 'has the author’s own words, projects and newest posts in tabs', async () => {
	expect( await show( [ PROJECT ] ) ).toEqual( [
		'Hành trình',
		'Dự án',
		'Bài viết',
	] );
	expect(
		screen.getByRole( 'heading', { level: 2, name: 'Hành trình' } )
	).toBeInTheDocument();
	// The panels of closed tabs are hidden, and have no role and name then.
	const panel = ( id: string ) =>
		within( document.getElementById( id ) ?? document.body );
	const link = panel( 'cac-du-an' ).getByRole( 'link', {
		name: /^Vườn Chữ/,
		hidden: true,
	} );
	expect( link ).toHaveAttribute( 'href', PROJECT.link );
	expect( link ).toHaveAttribute( 'rel', 'noopener external' );
	expect(
		panel( 'bai-viet-moi' ).getByText( 'Bài mới của thầy' )
	).not.toBeVisible();
} );

it( 'has no button for a chat that the owner has closed', async () => {
	await show( [] );
	expect( screen.queryByText( 'Trò chuyện' ) ).not.toBeInTheDocument();
} );

it( 'has no tab of projects without projects', async () => {
	expect( await show( [] ) ).toEqual( [ 'Hành trình', 'Bài viết' ] );
} );
