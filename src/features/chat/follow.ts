import type * as Sdk from './sdk';

/**
 * Subscribes to a value, and returns a function that unsubscribes. `onRefused` is called if the rules refuse to read the
 * value, or the page cannot sign in again; the next sign-in subscribes again.
 */
export type Follow = (
	query: Sdk.Query,
	onValue: ( snapshot: Sdk.DataSnapshot ) => void,
	onRefused?: () => void
) => () => void;

/**
 * Creates a Follow that resubscribes after an expired sign-in, which makes the database cancel subscriptions. `signIn`
 * signs in again, and resolves to whether it succeeded.
 */
export function createFollow(
	sdk: typeof Sdk,
	signIn: () => Promise< boolean >
): {
	readonly follow: Follow;
	/** Call it after a sign-in: subscribes again to the values that were refused. */
	readonly followAgain: () => void;
} {
	const refused = new Set< () => void >();

	const follow: Follow = ( query, onValue, onRefused ) => {
		let isStopped = false;
		/** Whether the value was read since the last sign-in; only then can another sign-in help. */
		let wasRead = true;
		let stop = () => {};

		function listen(): void {
			stop = sdk.onValue(
				query,
				( snapshot ) => {
					wasRead = true;
					onValue( snapshot );
				},
				() => void listenAgain()
			);
		}

		async function listenAgain(): Promise< void > {
			const mayHelp = wasRead;
			wasRead = false;
			const isRenewed = mayHelp && ( await signIn() );
			if ( isStopped ) {
				return;
			}
			if ( isRenewed ) {
				listen();
			} else {
				refused.add( listen );
				onRefused?.();
			}
		}

		listen();
		return () => {
			isStopped = true;
			refused.delete( listen );
			stop();
		};
	};

	return {
		follow,
		followAgain() {
			const again = [ ...refused ];
			refused.clear();
			again.forEach( ( listen ) => listen() );
		},
	};
}
