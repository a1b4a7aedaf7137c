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
import type { Options, Screen } from '../../contract/types';
import { href, restPath } from '../../lib/paths';
import { optionsStore } from '../../stores/resources';
import { sessionStore } from '../../stores/session';
import { useResponse } from '../../stores/use-response';
import { Alert } from '../../features/notices';
import { HeaderPanels } from '../../features/panels';
import { SearchBox, SearchLink } from '../../features/search';
import './layout.scss';

const OPTIONS = restPath< Options >( 'options' );

interface Props {
	readonly screen: Screen;
	readonly children: ReactNode;
}

/** The place of the screens; the keyboard's focus can be brought here. */
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
	// They come with the page, so they are there from the first render on.
	const options = useResponse( optionsStore, OPTIONS );
	const isSignedIn = useSelect(
		( select ) => select( sessionStore ).getUser() !== null,
		[]
	);
	const data = options.status === 'ready' ? options.data : null;
	const home = href( '/' );
	// The same elements for every screen, so that a click does not render them again.
	const kept = useMemo(
		() =>
			data && {
				search: <SearchBox home={ home } />,
				// The header has no room for a message.
				searchLink: (
					<ErrorBoundary fallback={ null }>
						<SearchLink home={ home } />
					</ErrorBoundary>
				),
				panels: (
					<ErrorBoundary fallback={ null }>
						<HeaderPanels options={ data } />
					</ErrorBoundary>
				),
				footer: (
					<PartBoundary>
						<Footer options={ data } home={ home } />
					</PartBoundary>
				),
				alert: (
					<ErrorBoundary fallback={ null }>
						<Alert />
					</ErrorBoundary>
				),
			},
		[ data, home ]
	);
	if ( ! data || ! kept ) {
		return <main id="noi-dung">{ children }</main>;
	}
	// An archive may stand at the home page's path (`/?day=3`) without being it.
	const path = screen.route === 'archive' ? '' : screen.path;
	return (
		<>
			<a className="hien-skip-link" href="#noi-dung">
				{ __( 'Đến nội dung chính', 'hien' ) }
			</a>
			<PartBoundary>
				<Header
					options={ data }
					path={ path }
					home={ home }
					search={ kept.search }
					searchLink={ kept.searchLink }
					panels={ kept.panels }
				/>
			</PartBoundary>
			<Main>{ children }</Main>
			{ kept.footer }
			<PartBoundary>
				<BottomBar
					login={ data.site.login }
					isSignedIn={ isSignedIn }
					path={ path }
				/>
			</PartBoundary>
			{ kept.alert }
		</>
	);
}
