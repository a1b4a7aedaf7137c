import { MemoryRouter, Outlet, Route, Routes } from 'react-router-dom';
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

interface Props extends ScreenProps< 'account' > {
	readonly account: Account;
}

function Frame( { account }: { readonly account: Account } ) {
	return (
		<>
			<DeletionNote date={ account.deletion } />
			<Outlet />
		</>
	);
}

/** The sections at the account's own path: `?action` names a list (also on its further pages); without it, the profile. */
function ByAction( { account, screen }: Props ) {
	switch ( screen.params[ 'action' ] ) {
		case 'comment':
			return <OwnComments screen={ screen } />;
		case 'favorite':
			return <Favorites screen={ screen } />;
		default:
			return <ProfileSection account={ account } />;
	}
}

/** As the next version of React Router behaves, which otherwise warns in the console. */
const FUTURE = { v7_startTransition: true, v7_relativeSplatPath: true };

/** The section of the account, beside its menu: that of the screen's path. */
export function Sections( { account, screen }: Props ) {
	return (
		<MemoryRouter
			basename={ ACCOUNT_PATH }
			initialEntries={ [ screen.path ] }
			future={ FUTURE }
		>
			<Routes>
				<Route element={ <Frame account={ account } /> }>
					<Route
						path="mat-khau"
						element={ <PasswordSection account={ account } /> }
					/>
					<Route path="thiet-bi" element={ <SessionsSection /> } />
					<Route
						path="rieng-tu"
						element={ <PrivacySection account={ account } /> }
					/>
					<Route
						path="*"
						element={
							<ByAction account={ account } screen={ screen } />
						}
					/>
				</Route>
			</Routes>
		</MemoryRouter>
	);
}
