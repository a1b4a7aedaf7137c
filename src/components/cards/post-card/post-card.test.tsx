import { render, screen, within } from '@testing-library/react';
import { summary } from '../../../../tests/js/fixtures';
import { writeBoot } from '../../../../tests/js/server';
import { CompactPostCard, PostCard } from './post-card';

beforeEach( () => {
	writeBoot();
} );

it( 'shows the post, and leads to it and its comments', () => {
	render(
		<PostCard post={ summary( { comments: 1248 } ) } saveButton={ null } />
	);
	const heading = screen.getByRole( 'heading', { level: 3 } );
	expect( within( heading ).getByRole( 'link' ) ).toHaveAttribute(
		'href',
		'http://localhost/wordpress/tao-rest-api'
	);
	expect( screen.getByText( '18/11/2026' ) ).toHaveAttribute(
		'datetime',
		'2026-11-18T23:30:00+07:00'
	);
	expect( screen.getByText( '12 phút đọc' ) ).toBeVisible();
	expect( screen.getByText( '1.248 bình luận' ) ).toBeVisible();
	expect(
		screen.getByRole( 'link', {
			name: 'Bình luận: Tạo REST API riêng',
		} )
	).toHaveAttribute(
		'href',
		'http://localhost/wordpress/tao-rest-api#comments'
	);
} );

it( 'draws its pattern and icon where there is no picture', () => {
	const { container } = render(
		<CompactPostCard post={ summary( { image: null } ) } heading="h2" />
	);
	expect( container.querySelector( '.hien-cover' ) ).toHaveClass(
		'is-tile-2 is-icon-5'
	);
	expect( container.querySelector( 'img' ) ).toBeNull();
} );

it( 'holds without category, excerpt and comments', () => {
	render(
		<PostCard
			post={ summary( {
				category: null,
				excerpt: '',
				comments: 0,
				image: null,
			} ) }
			saveButton={ null }
		/>
	);
	expect( screen.getByText( 'Chưa có bình luận' ) ).toBeVisible();
} );

it( 'loads its picture late, unless it is in the first view', () => {
	const { container, rerender } = render(
		<CompactPostCard post={ summary() } heading="h2" />
	);
	const image = () => container.querySelector( 'img' );
	expect( image() ).toHaveAttribute( 'loading', 'lazy' );
	expect( image() ).toHaveAttribute(
		'src',
		'http://localhost/wp-content/uploads/2026/11/rest.jpg'
	);
	rerender( <CompactPostCard post={ summary() } heading="h2" eager /> );
	expect( image() ).not.toHaveAttribute( 'loading' );
	expect( image() ).toHaveAttribute( 'fetchpriority', 'high' );
} );
