import { fireEvent, render, screen } from '@testing-library/react';
import { comment, commentList } from '../../../tests/js/fixtures';
import { writeBoot } from '../../../tests/js/server';
import { loadSanitiser } from '../../components/ui/html/sanitiser';
import { Comments } from './comments';

beforeAll( loadSanitiser );

beforeEach( () => {
	writeBoot();
} );

const list = commentList(
	[
		comment( { id: 1, content: '<p>Câu hỏi</p>' } ),
		comment( {
			id: 2,
			parent: 1,
			depth: 2,
			by_author: true,
			content: '<p>Đáp</p>',
		} ),
		comment( { id: 3, parent: 2, depth: 3, content: '<p>Cảm ơn</p>' } ),
		comment( { id: 4, url: 'https://vi-du.vn', author: 'Bình' } ),
	],
	{ pages: 2 }
);

it( 'marks the comment that the address names, also when it changes', () => {
	window.history.replaceState( null, '', '/a#comments2' );
	render( <Comments list={ list } path="/a" /> );
	const target = () => document.querySelector( '.is-target' )?.id;
	expect( target() ).toBe( 'comments2' );
	window.history.replaceState( null, '', '/a#comments4' );
	fireEvent( window, new Event( 'hashchange' ) );
	expect( target() ).toBe( 'comments4' );
} );

it( 'shows what a visitor wrote without what would run', () => {
	const { container } = render(
		<Comments
			list={ commentList( [
				comment( {
					content:
						'<p onclick="alert(1)">Xin chào</p><script>alert(1)</script>',
				} ),
			] ) }
			path="/a"
		/>
	);
	expect( screen.getByText( 'Xin chào' ) ).not.toHaveAttribute( 'onclick' );
	expect( container.querySelector( 'script' ) ).toBeNull();
} );
