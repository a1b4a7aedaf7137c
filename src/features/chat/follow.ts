import type * as Sdk from './sdk';

/**
 * Follows a value of the database. Returns a function that stops this.
 *
 * @param query
 * @param onValue
 * @param onRefused Called where the value may not be read, or the page cannot sign in anew. The next sign-in tries again.
 */
export type Follow = (
	query: Sdk.Query,
	onValue: ( snapshot: Sdk.DataSnapshot ) => void,
	onRefused?: () => void
) => () => void;

/**
 * Makes a function that follows values, also beyond the end of a sign-in: the database then refuses them, as after a laptop
 * has slept, and allows them again after the next sign-in.
 *
 * @param sdk
 * @param signIn Signs in anew. Returns whether that worked.
 */
export function createFollow(
	sdk: typeof Sdk,
	signIn: () => Promise< boolean >
): {
	readonly follow: Follow;
	/** To be called after a sign-in: follows again the values that were refused. */
	readonly followAgain: () => void;
} {
	/** For each value that was refused, the function that follows it again. */
	const refused = new Set< () => void >();

	const follow: Follow = ( query, onValue, onRefused ) => {
		let isStopped = false;
		/** Whether the value could be read since the last sign-in: only then another sign-in may help. */
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
