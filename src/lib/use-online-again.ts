import { useListener } from './use-listener';

/** Calls back whenever the browser is online again, such as to retry what has failed. */
export function useOnlineAgain( callback: () => void ): void {
	useListener( window, 'online', callback );
}
