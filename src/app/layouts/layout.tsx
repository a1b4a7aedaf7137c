import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { search } from '../../api/search';
import { BottomBar } from '../../components/bottom-bar/bottom-bar';
import { Footer } from '../../components/footer/footer';
import { Header } from '../../components/header/header';
import { SearchBox } from '../../components/search-box/search-box';
import type { Options, Screen } from '../../contract/types';
import { href, restPath } from '../../lib/paths';
import { optionsStore } from '../../stores/options';
import { sessionStore } from '../../stores/session';
import { useResponse } from '../../stores/use-response';
import { Alert } from '../alert';
import { HeaderPanels } from '../header-panels';
import { layoutComponent } from '../screens';
import { SearchLink } from '../search-link';
import './layout.scss';

const OPTIONS = restPath< Options >( 'options' );

interface Props {
	readonly screen: Screen;
	readonly children: ReactNode;
}

/** Header, columns and footer; they stay while screens change. */
export function Layout( { screen, children }: Props ) {
	// They come with the page, so they are there from the first render on.
	const options = useResponse( optionsStore, OPTIONS );
	const isSignedIn = useSelect(
		( select ) => select( sessionStore ).getUser() !== null,
		[]
	);
	if ( options.status !== 'ready' ) {
		return <main id="noi-dung">{ children }</main>;
	}
	const home = href( '/' );
	// An archive may stand at the home page's path (`/?day=3`) without being it.
	const path = screen.route === 'archive' ? '' : screen.path;
	const Columns = layoutComponent( screen.layout ) ?? Fragment;
	return (
		<>
			<a className="hien-skip-link" href="#noi-dung">
				{ __( 'Đến nội dung chính', 'hien' ) }
			</a>
			<Header
				options={ options.data }
				path={ path }
				home={ home }
				search={ <SearchBox home={ home } find={ search } /> }
				searchLink={ <SearchLink home={ home } /> }
				panels={ <HeaderPanels options={ options.data } /> }
			/>
			<main id="noi-dung" tabIndex={ -1 }>
				<Columns>{ children }</Columns>
			</main>
			<Footer options={ options.data } home={ home } />
			<BottomBar
				login={ options.data.site.login }
				isSignedIn={ isSignedIn }
				path={ path }
			/>
			<Alert />
		</>
	);
}
