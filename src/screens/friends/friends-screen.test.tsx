import { render, screen } from '@testing-library/react';
import { friend, friendScreen, friendsScreen } from '../../../tests/js/gallery';
import { renderWith } from '../../../tests/js/render-app';
import { testStates } from '../../../tests/js/screen-states';
import { FriendGrid } from '../../components/cards/friend-grid/friend-grid';
import { FriendScreen } from '../friend/friend-screen';
import { FriendsScreen } from './friends-screen';
import { responsesOf } from '../../stores/responses';

testStates( 'friends', FriendsScreen, friendsScreen(), 'Bạn bè' );
testStates( 'friend', FriendScreen, friendScreen(), 'Đặng Quang Khải' );

async function renderFriend( ...args: Parameters< typeof friendScreen > ) {
	const given = friendScreen( ...args );
	await renderWith( <FriendScreen screen={ given } />, responsesOf( given ) );
}

describe( 'all friends', () => {
	it( 'are cards with a name and a line', async () => {
		const given = friendsScreen( [
			friend(),
			friend( { id: 42, title: 'Giang', text: '', image: null } ),
		] );
		await renderWith(
			<FriendsScreen screen={ given } />,
			responsesOf( given )
		);
		expect(
			screen.getByRole( 'link', {
				name: 'Đặng Quang Khải Viết plugin ban đêm.',
			} )
		).toHaveAttribute( 'href', 'http://localhost/ban-be/dang-quang-khai' );
		expect( screen.getByRole( 'link', { name: 'Giang' } ) ).toBeVisible();
	} );

	it( 'say so when there are none', async () => {
		const given = friendsScreen( [] );
		await renderWith(
			<FriendsScreen screen={ given } />,
			responsesOf( given )
		);
		expect( screen.getByText( 'Chưa có ai ở đây' ) ).toBeVisible();
	} );
} );

describe( 'one friend', () => {
	it( 'has a story, and a site of their own', async () => {
		await renderFriend();
		expect( screen.getByText( 'Khải đọc mọi bản nháp.' ) ).toBeVisible();
		const link = screen.getByRole( 'link', {
			name: 'Ghé trang của Khải (trang ngoài)',
		} );
		expect( link ).toHaveAttribute( 'href', 'https://khai.example.com/' );
		expect( link ).toHaveAttribute( 'rel', 'noopener external' );
	} );

	it( 'has neither link nor further friends where there are none', async () => {
		await renderFriend( { link: '', content: '', image: null } );
		expect(
			screen.queryByRole( 'link', { name: /Ghé trang/ } )
		).toBeNull();
		expect(
			screen.queryByRole( 'heading', { name: 'Bạn bè khác' } )
		).toBeNull();
	} );

	it( 'leads to other friends, and to all', async () => {
		await renderFriend( {
			others: [ friend( { id: 42, title: 'Giang' } ) ],
		} );
		expect(
			screen.getByRole( 'heading', { name: 'Bạn bè khác' } )
		).toBeVisible();
		expect( screen.getByRole( 'link', { name: /Giang/ } ) ).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Tất cả bạn bè' } )
		).toHaveAttribute( 'href', 'http://localhost/ban-be' );
	} );

	it( 'asks for a password instead of the story', async () => {
		await renderFriend( { protected: true, content: '', link: '' } );
		expect( screen.getByLabelText( 'Mật khẩu' ) ).toBeVisible();
	} );
} );

test( 'a grid of portraits shows short names, and has whole ones for screen readers', async () => {
	await renderWith( null );
	render( <FriendGrid friends={ [ friend() ] } /> );
	expect(
		screen.getByRole( 'link', { name: 'Đặng Quang Khải' } )
	).toHaveTextContent( /^Quang Khải$/ );
} );
