import type * as Sdk from './sdk';

/**
 * Follows a value of the database. Returns how to stop.
 *
 * @param query
 * @param onValue
 * @param onRefused Called where it may not be read, or nobody can sign in anew. The next sign-in tries again.
 */
export type Follow = (
	query: Sdk.Query,
	onValue: ( snapshot: Sdk.DataSnapshot ) => void,
	onRefused?: () => void
) => () => void;

/**
 * Makes what follows values beyond the end of a sign-in: the database refuses them then, as after a laptop has slept, and
 * allows them again after the next.
 *
 * @param sdk
 * @param signIn Signs in anew; tells whether that worked.
 */
export function createFollow(
	sdk: typeof Sdk,
	signIn: () => Promise< boolean >
): {
	readonly follow: Follow;
	/** To be called after a sign-in: what was refused is followed again. */
	readonly followAgain: () => void;
} {
	/** What listens again to a value that was refused. */
	const refused = new Set< () => void >();

	const follow: Follow = ( query, onValue, onRefused ) => {
		let isStopped = false;
		/** Whether it could be read with the present sign-in: only then another may help. */
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
