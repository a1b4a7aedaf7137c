import { useEffect } from 'react';
import { listenTo } from './listeners';
import { useLatest } from './use-latest';

const onOnline = listenTo( window, 'online' );

/** Calls back whenever the browser is online again, such as to retry what has failed. */
export function useOnlineAgain( callback: () => void ): void {
	const latest = useLatest( callback );
	useEffect( () => onOnline( () => latest.current() ), [ latest ] );
}
