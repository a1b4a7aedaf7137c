import type { Account } from '../../contract/types';
import { ACCOUNT_PATH } from '../../lib/account-links';
import type { ScreenProps } from '../../lib/screen-props';
import { DeletionNote } from './deletion-note';
import { Favorites } from './favorites';
import { OwnComments } from './own-comments';
import { PasswordSection } from './password-section';
import { PrivacySection } from './privacy-section';
import { ProfileSection } from './profile-section';
import { SessionsSection } from './sessions-section';

interface Props extends ScreenProps {
	readonly account: Account;
}

/** The section that the screen's address names: not that of the page, which may be another one while a link is pressed. */
function Section( { account, screen }: Props ) {
	if ( screen.params[ 'action' ] === 'comment' ) {
		return <OwnComments screen={ screen } />;
	}
	if ( screen.params[ 'action' ] === 'favorite' ) {
		return <Favorites screen={ screen } />;
	}
	switch ( screen.path ) {
		case `${ ACCOUNT_PATH }/mat-khau`:
			return <PasswordSection account={ account } />;
		case `${ ACCOUNT_PATH }/thiet-bi`:
			return <SessionsSection />;
		case `${ ACCOUNT_PATH }/rieng-tu`:
			return <PrivacySection account={ account } />;
		default:
			return <ProfileSection account={ account } />;
	}
}

/** What the screen shows beside its menu. */
export function Sections( props: Props ) {
	const { deletion } = props.account;
	return (
		<>
			{ deletion && <DeletionNote date={ deletion } /> }
			<Section { ...props } />
		</>
	);
}
