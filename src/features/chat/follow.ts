import type * as Sdk from './sdk';

/**
 * Subscribes to a value of the database. Returns a function that unsubscribes.
 *
 * @param query
 * @param onValue
 * @param onRefused Called if the value may not be read, or the page cannot sign in again. The next sign-in tries again.
 */
export type Follow = (
	query: Sdk.Query,
	onValue: ( snapshot: Sdk.DataSnapshot ) => void,
	onRefused?: () => void
) => () => void;

/**
 * Creates the function that subscribes to values and resubscribes after a sign-in has expired, for example while a
 * laptop slept: the database then cancels subscriptions until the next sign-in.
 *
 * @param sdk
 * @param signIn Signs in again. Resolves to whether it succeeded.
 */
export function createFollow(
	sdk: typeof Sdk,
	signIn: () => Promise< boolean >
): {
	readonly follow: Follow;
	/** Call it after a sign-in: subscribes again to the values that were refused. */
	readonly followAgain: () => void;
} {
	/** For each refused value, the function that subscribes again. */
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
