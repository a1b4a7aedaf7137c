import { createReduxStore } from '@wordpress/data';
import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';

/** Changed values, or a function that makes them from the state, as for setState(). */
type Change< State > =
	Partial< State > | ( ( state: State ) => Partial< State > );

interface Action< State > {
	readonly type: 'CHANGE';
	readonly change: Change< State >;
}

type Changes< State > = Record<
	string,
	( ...args: never[] ) => Change< State >
>;

type ActionsOf< State, Made extends Changes< State > > = {
	[ Name in keyof Made ]: (
		...args: Parameters< Made[ Name ] >
	) => Action< State >;
};

/** A store of values; `changes` has for each action what it changes. */
export function createStore<
	State extends object,
	Made extends Changes< State >,
	Selectors extends Record<
		string,
		( state: State, ...args: never[] ) => unknown
	>,
>(
	name: string,
	initialState: State,
	changes: Made,
	selectors: Selectors
): StoreDescriptor<
	ReduxStoreConfig< State, ActionsOf< State, Made >, Selectors >
> {
	const actions = Object.fromEntries(
		Object.entries( changes ).map( ( [ key, makeChange ] ) => [
			key,
			( ...args: never[] ) => ( {
				type: 'CHANGE',
				change: makeChange( ...args ),
			} ),
		] )
	) as unknown as ActionsOf< State, Made >;
	function reducer( state = initialState, action: Action< State > ): State {
		if ( action.type !== 'CHANGE' ) {
			return state;
		}
		const { change } = action;
		return {
			...state,
			...( typeof change === 'function' ? change( state ) : change ),
		};
	}
	return createReduxStore( name, { reducer, actions, selectors } );
}
