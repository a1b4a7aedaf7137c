import ChevronRight from 'lucide-static/icons/chevron-right.svg';
import KeyRound from 'lucide-static/icons/key-round.svg';
import LogIn from 'lucide-static/icons/log-in.svg';
import LogOut from 'lucide-static/icons/log-out.svg';
import UserPlus from 'lucide-static/icons/user-plus.svg';
import UserRoundCog from 'lucide-static/icons/user-round-cog.svg';
import { __ } from '@wordpress/i18n';
import { AVATAR_SIZE } from '../../contract/constants';
import type { SignedInUser } from '../../contract/types';
import { withQuery } from '../../lib/paths';
import { Avatar } from '../../components/ui/avatar/avatar';
import { Row, RowIcon } from './row';

interface MemberProps {
	readonly user: SignedInUser;
	/** Address of wp-login.php, which redirects signed-in users to their account. */
	readonly login: string;
	readonly logout: string;
}

export function MemberPanel( { user, login, logout }: MemberProps ) {
	return (
		<div className="hien-panel__body">
			<Row
				mark={
					<Avatar
						src={ user.avatar_urls[ AVATAR_SIZE ] ?? '' }
						size="medium"
					/>
				}
				title={ user.name }
			/>
			<hr className="hien-panel__rule" />
			<Row
				mark={ <RowIcon icon={ UserRoundCog } /> }
				title={ __( 'Thay đổi thông tin', 'hien' ) }
				link={ login }
			/>
			<Row
				mark={ <RowIcon icon={ LogOut } /> }
				title={ __( 'Đăng xuất', 'hien' ) }
				link={ logout }
			/>
		</div>
	);
}

interface GuestProps {
	readonly login: string;
	/** Whether visitors may register. */
	readonly isOpen: boolean;
}

export function GuestPanel( { login, isOpen }: GuestProps ) {
	const back = { redirect_to: window.location.href };
	return (
		<div className="hien-panel__body">
			<p className="hien-panel__note">
				{ __( 'Đăng nhập để bình luận cùng mọi người.', 'hien' ) }
			</p>
			<Row
				mark={ <RowIcon icon={ LogIn } /> }
				title={ __( 'Đăng nhập', 'hien' ) }
				link={ withQuery( login, back ) }
				endIcon={ ChevronRight }
			/>
			{ isOpen && (
				<Row
					mark={ <RowIcon icon={ UserPlus } /> }
					title={ __( 'Đăng ký', 'hien' ) }
					link={ withQuery( login, { action: 'register' } ) }
					endIcon={ ChevronRight }
				/>
			) }
			<Row
				mark={ <RowIcon icon={ KeyRound } /> }
				title={ __( 'Quên mật khẩu', 'hien' ) }
				link={ withQuery( login, { action: 'lostpassword' } ) }
				endIcon={ ChevronRight }
			/>
		</div>
	);
}
