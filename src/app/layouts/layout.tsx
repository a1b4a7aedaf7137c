import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { BottomBar } from '../../components/site/bottom-bar/bottom-bar';
import { Footer } from '../../components/site/footer/footer';
import { Header } from '../../components/site/header/header';
import {
	ErrorBoundary,
	PartBoundary,
} from '../../components/ui/error-boundary/error-boundary';
import { useIsWhole } from '../../components/ui/later/later';
import type { Screen } from '../../contract/types';
import { href } from '../../lib/paths';
import { sessionStore } from '../../stores/session';
import { useShell } from '../../stores/use-shell';
import { Alert } from '../../features/notices';
import { HeaderPanels } from '../../features/panels';
import { SearchBox, SearchLink } from '../../features/search';
import './layout.scss';

interface Props {
	readonly screen: Screen;
	readonly children: ReactNode;
}

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

/** Header and footer; they stay while screens change. */
export function Layout( { screen, children }: Props ) {
	const options = useShell( 'options' );
	const isSignedIn = useSelect(
		( select ) => select( sessionStore ).getUser() !== null,
		[]
	);
	const home = href( '/' );
	// The same elements for every screen, so that a click does not render them again.
	const parts = useMemo(
		() =>
			options && {
				search: <SearchBox home={ home } />,
				// Without a message, for which the header has no room.
				searchLink: (
					<ErrorBoundary fallback={ null }>
						<SearchLink home={ home } />
					</ErrorBoundary>
				),
				panels: (
					<ErrorBoundary fallback={ null }>
						<HeaderPanels options={ options } />
					</ErrorBoundary>
				),
				footer: (
					<PartBoundary>
						<Footer options={ options } home={ home } />
					</PartBoundary>
				),
				alert: (
					<ErrorBoundary fallback={ null }>
						<Alert />
					</ErrorBoundary>
				),
			},
		[ options, home ]
	);
	if ( ! options || ! parts ) {
		return <main id="noi-dung">{ children }</main>;
	}
	// An archive may have the path of the home page (`/?day=3`), which must not be marked as current then.
	const path = screen.route === 'archive' ? '' : screen.path;
	return (
		<>
			<a className="hien-skip-link" href="#noi-dung">
				{ __( 'Đến nội dung chính', 'hien' ) }
			</a>
			<PartBoundary>
				<Header
					options={ options }
					path={ path }
					home={ home }
					search={ parts.search }
					searchLink={ parts.searchLink }
					panels={ parts.panels }
				/>
			</PartBoundary>
			<Main>{ children }</Main>
			{ parts.footer }
			<PartBoundary>
				<BottomBar
					login={ options.site.login }
					isSignedIn={ isSignedIn }
					path={ path }
				/>
			</PartBoundary>
			{ parts.alert }
		</>
	);
}
