import { useCallback } from 'react';
import { useRegistry, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { InStages } from '../components/ui/later/later';
import { LiveRegion } from '../components/ui/live-region/live-region';
import { LoadingBar } from '../components/ui/loading-bar/loading-bar';
import { href } from '../lib/paths';
import { loadingStore } from '../stores/loading';
import { navigationStore } from '../stores/navigation';
import { AlbumHost, LightboxHost } from '../features/lightbox';
import { ErrorBoundary } from '../components/ui/error-boundary/error-boundary';
import { Layout } from './layouts/layout';
import { addStyles } from '../navigation/post-assets';
import { Stages } from './stages';
import { startWaiting } from '../navigation/start-waiting';

/** Shown where the error screen, or the layout around it, throws as well. */
function LastResort() {
	return (
		<main>
			<h1>{ __( 'Trang đang gặp lỗi', 'hien' ) }</h1>
			<p>
				<a href={ href( '/' ) } data-no-router>
					{ __( 'Về trang chủ', 'hien' ) }
				</a>
			</p>
			<p lang="en">
				Something went wrong. The link above leads to the home page.
			</p>
		</main>
	);
}

/** By itself, so that a request which begins or ends renders no screen anew. */
function Loading() {
	const status = useSelect(
		( select ) => select( loadingStore ).getStatus(),
		[]
	);
	return <LoadingBar status={ status } />;
}

interface Props {
	/** Asks the server for the screen again. */
	readonly retry: () => void;
	/** Closes the lightbox. */
	readonly leave: ( listPath: string ) => void;
}

export function App( { retry, leave }: Props ) {
	const { screen, count, atOnce, opening } = useSelect( ( select ) => {
		const { getScreen, getCount, isAtOnce, isOpening } =
			select( navigationStore );
		return {
			screen: getScreen(),
			count: getCount(),
			atOnce: isAtOnce(),
			opening: isOpening(),
		};
	}, [] );
	const registry = useRegistry();
	const prepareRest = useCallback( async () => {
		if ( screen ) {
			const wait = startWaiting( registry );
			await addStyles( screen );
			wait.finish();
		}
	}, [ screen, registry ] );
	if ( screen === null ) {
		return null;
	}
	return (
		<ErrorBoundary fallback={ <LastResort /> }>
			<ErrorBoundary fallback={ null }>
				<Loading />
			</ErrorBoundary>
			<InStages
				count={ count }
				atOnce={ atOnce }
				isOpening={ opening }
				prepareRest={ prepareRest }
			>
				<Layout screen={ screen }>
					<Stages retry={ retry } />
				</Layout>
			</InStages>
			<ErrorBoundary fallback={ null }>
				<LightboxHost leave={ leave } />
			</ErrorBoundary>
			<ErrorBoundary fallback={ null }>
				<AlbumHost />
			</ErrorBoundary>
			<LiveRegion
				message={ count > 1 && ! opening ? screen.title : '' }
			/>
		</ErrorBoundary>
	);
}
