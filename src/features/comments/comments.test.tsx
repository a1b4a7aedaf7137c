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

it( 'shows all answers of a thread on one level', () => {
	render( <Comments list={ list } path="/a" /> );
	const [ top ] = screen.getAllByRole( 'article' );
	const replies = top?.querySelector( '.hien-comment__replies' );
	expect( replies?.children ).toHaveLength( 2 );
	expect( replies?.querySelector( '.hien-comment__replies' ) ).toBeNull();
	expect( document.getElementById( 'comments4' )?.parentElement ).toHaveClass(
		'hien-comments__list'
	);
} );

it( 'marks the author, and links a commenter’s site without vouching for it', () => {
	render( <Comments list={ list } path="/a" /> );
	expect( screen.getAllByText( 'Tác giả' ) ).toHaveLength( 1 );
	expect( screen.getByRole( 'link', { name: 'Bình' } ) ).toHaveAttribute(
		'rel',
		'nofollow ugc noopener external'
	);
} );

it( 'marks the comment that the address names, also when it changes', () => {
	window.history.replaceState( null, '', '/a#comments2' );
	render( <Comments list={ list } path="/a" /> );
	const target = () => document.querySelector( '.is-target' )?.id;
	expect( target() ).toBe( 'comments2' );
	window.history.replaceState( null, '', '/a#comments4' );
	fireEvent( window, new Event( 'hashchange' ) );
	expect( target() ).toBe( 'comments4' );
} );

it( 'has its pages at WordPress’s addresses', () => {
	render( <Comments list={ list } path="/a" /> );
	expect( screen.getByRole( 'link', { name: 'Trang 1' } ) ).toHaveAttribute(
		'href',
		'http://localhost/a#comments'
	);
	expect( screen.getByRole( 'link', { name: 'Trang 2' } ) ).toHaveAttribute(
		'href',
		'http://localhost/a/comment-page-2#comments'
	);
} );

it( 'says that there are none', () => {
	render( <Comments list={ commentList() } path="/a" /> );
	expect( screen.getByText( 'Chưa có bình luận nào!' ) ).toBeVisible();
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

it( 'says when each was written, to the minute in its title', () => {
	render(
		<Comments
			list={ commentList( [
				comment( { date: '2024-03-05T08:07:00+07:00' } ),
			] ) }
			path="/a"
		/>
	);
	expect( screen.getByText( '05/03/2024' ) ).toHaveAttribute(
		'title',
		'05/03/2024 08:07'
	);
} );
