import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { BottomBar } from '../../components/site/bottom-bar/bottom-bar';
import { Footer } from '../../components/site/footer/footer';
import { Header } from '../../components/site/header/header';
import {
	ErrorBoundary,
	PartBoundary,
} from '../../components/ui/error-boundary/error-boundary';
import { HydrationBoundary } from '../../components/ui/hydration-boundary/hydration-boundary';
import { useIsWhole } from '../../components/ui/later/later';
import type { Screen } from '../../contract/types';
import { ACCOUNT_PATH, loginLink } from '../../lib/account-links';
import { useAfterPaint } from '../../lib/timing';
import { siteOptions } from '../../lib/boot';
import { href } from '../../lib/paths';
import { useUser } from '../../stores/session';
import { Alert } from '../../features/notices';
import { HeaderPanels } from '../../features/panels';
import { SearchBox, SearchLink } from '../../features/search';
import './layout.scss';

interface Props {
	readonly screen: Screen;
	readonly children: ReactNode;
}

// Constant elements, so that a navigation does not re-render them.
const SEARCH = <SearchBox />;
// The header has no room for an error message.
const SEARCH_LINK = (
	<ErrorBoundary>
		<SearchLink />
	</ErrorBoundary>
);
const ALERT = (
	<ErrorBoundary>
		<Alert />
	</ErrorBoundary>
);

/** Holds the screen; the target of the skip link. */
function Main( { children }: Pick< Props, 'children' > ) {
	const isWhole = useIsWhole();
	return (
		<main
			id="noi-dung"
			tabIndex={ -1 }
			aria-busy={ isWhole ? undefined : true }
		>
			{ children }
		</main>
	);
}

/** Header, bottom bar and footer; they stay while screens change. The bar comes early in the page, since the first view has it. */
export function Layout( { screen, children }: Props ) {
	const options = siteOptions();
	const isSignedIn = useUser() !== null;
	// An archive may have the path of the home page (`/?day=3`), which must not be marked as current then.
	const path = useAfterPaint( screen.route === 'archive' ? '' : screen.path );
	// The link to the login form leads back to this screen.
	const account = isSignedIn ? href( ACCOUNT_PATH ) : loginLink( path );
	// Memoised elements, so that a navigation does not re-render them.
	const footer = useMemo(
		() => (
			<PartBoundary>
				<HydrationBoundary>
					<Footer options={ options } />
				</HydrationBoundary>
			</PartBoundary>
		),
		[ options ]
	);
	// These depend on the screen's path, so they re-render, but only after the screen is painted (useAfterPaint).
	const bars = useMemo(
		() => ( {
			top: (
				<PartBoundary>
					<HydrationBoundary>
						<Header
							options={ options }
							path={ path }
							search={ SEARCH }
							searchLink={ SEARCH_LINK }
							panels={
								<ErrorBoundary>
									<HeaderPanels
										options={ options }
										account={ account }
									/>
								</ErrorBoundary>
							}
						/>
					</HydrationBoundary>
				</PartBoundary>
			),
			bottom: (
				<PartBoundary>
					<HydrationBoundary>
						<BottomBar
							account={ account }
							isSignedIn={ isSignedIn }
							path={ path }
						/>
					</HydrationBoundary>
				</PartBoundary>
			),
		} ),
		[ options, path, account, isSignedIn ]
	);
	if ( screen.layout === 'admin' ) {
		// AdminLayout has its own header, and no footer.
		return (
			<>
				{ children }
				{ ALERT }
			</>
		);
	}
	return (
		<>
			<a className="hien-skip-link" href="#noi-dung">
				{ __( 'Đến nội dung chính', 'hien' ) }
			</a>
			{ bars.top }
			{ bars.bottom }
			<Main>{ children }</Main>
			{ footer }
			{ ALERT }
		</>
	);
}
