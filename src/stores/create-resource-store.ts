import { createReduxStore } from '@wordpress/data';
import type {
	ReduxStoreConfig,
	StoreDescriptor,
	ThunkArgs,
} from '@wordpress/data';
import { get } from '../api/client';
import type { Responses as ResponseTypes } from '../api/resources';
import { isOld, isOlder, storeAge } from '../lib/response-age';
import { loadingStore } from './loading';

/** Responses by REST path. */
type Responses< Data > = Readonly< Record< string, Data > >;

interface State< Data > {
	readonly responses: Responses< Data >;
}

type ReceiveAction< Data > = {
	readonly type: 'RECEIVE';
	readonly path: string;
	readonly response: Data;
};

type Thunk< Data > = (
	args: ThunkArgs< ResourceStore< Data > >
) => Promise< void >;

interface Actions< Data > {
	/** Stores a response, unless the store has one that was received later, as when a cached screen is shown again. */
	receive: ( path: string, response: Data ) => ReceiveAction< Data >;
	/**
	 * Fetches a response again without the loading bar. The old one stays until then, and if the request fails. The new
	 * one is dropped if the path was received or requested again meanwhile.
	 */
	refresh: ( path: string ) => Thunk< Data >;
	/** Refreshes a response that is old; see isOld(). */
	refreshIfOld: ( path: string ) => Thunk< Data >;
}

interface Selectors< Data > {
	getResponse: ( state: State< Data >, path: string ) => Data | undefined;
	getResponses: ( state: State< Data > ) => Responses< Data >;
}

export type ResourceStore< Data > = StoreDescriptor<
	ReduxStoreConfig< State< Data >, Actions< Data >, Selectors< Data > >
>;

/**
 * The store of a REST resource, `hien/<name>`.
 *
 * Responses are stored by their REST paths. The first `getResponse()` of a path fetches the response and runs the
 * loading bar; @wordpress/data keeps the state of that request. An old response is still returned; useResponse()
 * refreshes it without the loading bar.
 */
export function createResourceStore< Name extends keyof ResponseTypes >(
	name: Name
): ResourceStore< ResponseTypes[ Name ] > {
	type Data = ResponseTypes[ Name ];
	const initialState: State< Data > = { responses: {} };
	/** The last refresh of each path, until it ends. */
	const refreshing = new Map< string, Promise< Data > >();
	const actions: Actions< Data > = {
		receive( path, response ) {
			storeAge( response );
			return { type: 'RECEIVE', path, response };
		},
		refresh:
			( path ) =>
			async ( { dispatch, select } ) => {
				if ( ! navigator.onLine ) {
					return;
				}
				const request = get< Data >( path );
				const before = select.getResponses()[ path ];
				const isLast = () => refreshing.get( path ) === request;
				refreshing.set( path, request );
				try {
					const response = await request;
					if (
						isLast() &&
						select.getResponses()[ path ] === before
					) {
						void dispatch.receive( path, response );
					}
				} catch {
					// The API client has logged the error; the next use tries again.
				} finally {
					if ( isLast() ) {
						refreshing.delete( path );
					}
				}
			},
		refreshIfOld:
			( path ) =>
			async ( { dispatch, select } ) => {
				if (
					! refreshing.has( path ) &&
					isOld( select.getResponse( path ) )
				) {
					await dispatch.refresh( path );
				}
			},
	};
	const selectors: Selectors< Data > = {
		getResponse: ( { responses }, path ) => responses[ path ],
		getResponses: ( { responses } ) => responses,
	};

	function reducer(
		state = initialState,
		action: ReceiveAction< Data >
	): State< Data > {
		if ( action.type !== 'RECEIVE' ) {
			return state;
		}
		const { path, response } = action;
		const current = state.responses[ path ];
		// A cached screen is committed with responses that are stored already.
		if ( current === response || isOlder( response, current ) ) {
			return state;
		}
		return { responses: { ...state.responses, [ path ]: response } };
	}

	const getResponse =
		( path: string ) =>
		async ( {
			dispatch,
			registry,
			select,
		}: ThunkArgs< ResourceStore< Data > > ) => {
			const loading = registry.dispatch( loadingStore );
			void loading.start();
			try {
				const response = await get< Data >( path );
				// A response that was received meanwhile is newer.
				if ( ! ( path in select.getResponses() ) ) {
					void dispatch.receive( path, response );
				}
				void loading.finish();
			} catch ( error ) {
				void loading.fail();
				throw error;
			}
		};

	return createReduxStore<
		State< Data >,
		Actions< Data >,
		Selectors< Data >
	>( `hien/${ name }`, {
		reducer,
		actions,
		selectors,
		resolvers: {
			// @wordpress/data also reads `isFulfilled`, which the type of `resolvers` lacks.
			getResponse: Object.assign( getResponse, {
				isFulfilled: ( { responses }: State< Data >, path: string ) =>
					path in responses,
			} ),
		},
	} );
}
