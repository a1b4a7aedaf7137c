import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { LoadingBar } from '../components/ui/loading-bar/loading-bar';
import { href } from '../lib/paths';
import { loadingStore } from '../stores/loading';
import { AlbumHost, LightboxHost } from '../features/lightbox';
import { ErrorBoundary } from '../components/ui/error-boundary/error-boundary';
import { CurrentScreen } from './current-screen';

/** The fallback if the error screen, or the layout around it, throws as well. */
function LastResort() {
	return (
		<main>
			<h1>{ __( 'Trang đang gặp lỗi', 'hien' ) }</h1>
			<p>
				<a href={ href( '/' ) } data-no-router>
					{ __( 'Về trang chủ', 'hien' ) }
				</a>
			</p>
			<p lang="en">Something went wrong. The link above leads home.</p>
		</main>
	);
}

/** The loading bar in a component of its own, so that its changes re-render nothing else. */
function Loading() {
	const status = useSelect(
		( select ) => select( loadingStore ).getStatus(),
		[]
	);
	return <LoadingBar status={ status } />;
}

/** The whole site: the current screen, and the overlays, which a navigation does not re-render. */
export function App() {
	return (
		<ErrorBoundary fallback={ <LastResort /> }>
			<ErrorBoundary>
				<Loading />
			</ErrorBoundary>
			<CurrentScreen />
			<ErrorBoundary>
				<LightboxHost />
			</ErrorBoundary>
			<ErrorBoundary>
				<AlbumHost />
			</ErrorBoundary>
		</ErrorBoundary>
	);
}
