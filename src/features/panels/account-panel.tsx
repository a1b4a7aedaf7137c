import Bookmark from 'lucide-static/icons/bookmark.svg';
import ChevronRight from 'lucide-static/icons/chevron-right.svg';
import KeyRound from 'lucide-static/icons/key-round.svg';
import LogIn from 'lucide-static/icons/log-in.svg';
import LogOut from 'lucide-static/icons/log-out.svg';
import MessageSquare from 'lucide-static/icons/message-square.svg';
import UserPlus from 'lucide-static/icons/user-plus.svg';
import UserRoundCog from 'lucide-static/icons/user-round-cog.svg';
import { __ } from '@wordpress/i18n';
import type { Options, SignedInUser } from '../../contract/types';
import {
	ACCOUNT_PATH,
	loginLinkHere,
	PASSWORD_PATH,
	REGISTER_PATH,
	returnPathHere,
	withReturn,
} from '../../lib/account-links';
import { useUser } from '../../stores/session';
import { UserAvatar } from '../../components/ui/avatar/avatar';
import { Feedback } from '../messages';
import { useSignOut } from '../session';
import { PanelBody, Row, RowIcon } from './row';

function MemberPanel( { user }: { readonly user: SignedInUser } ) {
	const { link, onClick } = useSignOut();
	return (
		<PanelBody>
			<Row
				mark={ <UserAvatar user={ user } size="medium" /> }
				title={ user.name }
			/>
			<hr className="hien-panel__rule" />
			<Row
				mark={ <RowIcon icon={ UserRoundCog } /> }
				title={ __( 'Thay đổi thông tin', 'hien' ) }
				link={ ACCOUNT_PATH }
			/>
			<Row
				mark={ <RowIcon icon={ MessageSquare } /> }
				title={ __( 'Hoạt động bình luận', 'hien' ) }
				link={ `${ ACCOUNT_PATH }?action=comment` }
			/>
			<Row
				mark={ <RowIcon icon={ Bookmark } /> }
				title={ __( 'Bài viết yêu thích', 'hien' ) }
				link={ `${ ACCOUNT_PATH }?action=favorite` }
			/>
			<Row
				mark={ <RowIcon icon={ LogOut } /> }
				title={ __( 'Đăng xuất', 'hien' ) }
				link={ link }
				onClick={ onClick }
			/>
			<Feedback />
		</PanelBody>
	);
}

/** Links to sign in, register and set a new password. `isOpen`: whether visitors may register. */
function GuestPanel( { isOpen }: { readonly isOpen: boolean } ) {
	const returnPath = returnPathHere();
	return (
		<PanelBody>
			<p className="hien-panel__note">
				{ __( 'Đăng nhập để bình luận cùng mọi người.', 'hien' ) }
			</p>
			<Row
				mark={ <RowIcon icon={ LogIn } /> }
				title={ __( 'Đăng nhập', 'hien' ) }
				link={ loginLinkHere() }
				endIcon={ ChevronRight }
			/>
			{ isOpen && (
				<Row
					mark={ <RowIcon icon={ UserPlus } /> }
					title={ __( 'Đăng ký', 'hien' ) }
					link={ withReturn( REGISTER_PATH, returnPath ) }
					endIcon={ ChevronRight }
				/>
			) }
			<Row
				mark={ <RowIcon icon={ KeyRound } /> }
				title={ __( 'Quên mật khẩu', 'hien' ) }
				link={ PASSWORD_PATH }
				endIcon={ ChevronRight }
			/>
		</PanelBody>
	);
}

export function AccountPanel( { options }: { readonly options: Options } ) {
	const user = useUser();
	return user ? (
		<MemberPanel user={ user } />
	) : (
		<GuestPanel isOpen={ options.login.registration } />
	);
}
