import type { ComponentType } from 'react';
import { __ } from '@wordpress/i18n';
import type { Account } from '../../contract/types';
import type { ScreenProps } from '../../lib/screen-props';
import { DeletionNote } from './deletion-note';
import { Favorites } from './favorites';
import { OwnComments } from './own-comments';
import { PasswordSection } from './password-section';
import { PrivacySection } from './privacy-section';
import { ProfileSection } from './profile-section';
import { SessionsSection } from './sessions-section';

interface Props extends ScreenProps< 'account' > {
	readonly account: Account;
}

/** Title and content of a section; `name` is the last part of its path or, of a list, its `?action`. */
function sectionOf(
	name: string
): readonly [ string, ComponentType< Props > ] {
	switch ( name ) {
		case 'mat-khau':
			return [ __( 'Đổi mật khẩu', 'hien' ), PasswordSection ];
		case 'thiet-bi':
			return [ __( 'Thiết bị đang đăng nhập', 'hien' ), SessionsSection ];
		case 'rieng-tu':
			return [
				__( 'Dữ liệu và quyền riêng tư', 'hien' ),
				PrivacySection,
			];
		case 'comment':
			return [ __( 'Bình luận của bạn', 'hien' ), OwnComments ];
		case 'favorite':
			return [ __( 'Bài viết yêu thích', 'hien' ), Favorites ];
		default:
			return [ __( 'Thông tin của bạn', 'hien' ), ProfileSection ];
	}
}

/** The section of the account, beside its menu: that of the screen's address, by default the profile. */
export function Sections( props: Props ) {
	const { path, params } = props.screen;
	const [ , name ] = /^\/[^/?]+\/([a-z-]+)$/.exec( path ) ?? [];
	const [ title, Section ] = sectionOf(
		name ?? String( params[ 'action' ] ?? '' )
	);
	return (
		<>
			<DeletionNote date={ props.account.deletion } />
			<h1 className="hien-account__title">{ title }</h1>
			<Section { ...props } />
		</>
	);
}
