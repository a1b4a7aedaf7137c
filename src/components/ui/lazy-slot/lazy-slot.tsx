import {
	Suspense,
	useEffect,
	useMemo,
	useState,
	useSyncExternalStore,
} from 'react';
import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { restoreInput } from '../../../lib/input-before-hydration';
import {
	hasMissingCode,
	retryMissingCode,
	subscribeToMissingCode,
} from '../../../lib/lazy-with-retry';
import { useIsHydrating } from '../../../lib/use-is-hydrating';
import { PartError } from '../error-boundary/error-boundary';
import { Spinner } from '../spinner/spinner';

/** Whether code could not be loaded so far; it is requested again and again. */
function useFailure(): boolean {
	return useSyncExternalStore(
		subscribeToMissingCode,
		hasMissingCode,
		() => false
	);
}

function Failure() {
	return (
		<PartError
			text={ __(
				'Chưa tải được phần này. Bạn kiểm tra mạng rồi thử lại nhé.',
				'hien'
			) }
			retry={ retryMissingCode }
		/>
	);
}

/** The fallback where the server has printed nothing. */
function Waiting() {
	return useFailure() ? (
		<Failure />
	) : (
		<Spinner label={ __( 'Đang tải', 'hien' ) } />
	);
}

/** Its effect runs once the lazy component beside it is rendered. */
function Ready( { onReady }: { readonly onReady: () => void } ) {
	useEffect( onReady, [ onReady ] );
	return null;
}

/**
 * A Suspense boundary for a lazy component, such as a form. The HTML that the server printed between
 * hien_suspense_start() and hien_suspense_end() stays until the code is loaded; if that fails, a message above says so.
 */
export function LazySlot( { children }: { readonly children: ReactNode } ) {
	const [ isPrinted ] = useState( useIsHydrating() );
	const [ isReady, setReady ] = useState( false );
	const [ printed ] = useState( children );
	const hasFailed = useFailure();
	// React renders a boundary from scratch, without what was typed, if it is updated before its code is loaded. So it gets the
	// first children until then, memoised.
	const shown = isPrinted && ! isReady ? printed : children;
	const boundary = useMemo(
		() => (
			<Suspense fallback={ <Waiting /> }>
				{ shown }
				<Ready
					onReady={ () => {
						restoreInput();
						setReady( true );
					} }
				/>
			</Suspense>
		),
		[ shown ]
	);
	return (
		<>
			{ isPrinted && hasFailed && ! isReady && <Failure /> }
			{ boundary }
		</>
	);
}
