import { createReduxStore } from '@wordpress/data';
import type {
	ReduxStoreConfig,
	StoreDescriptor,
	ThunkArgs,
} from '@wordpress/data';
import type { Resource } from '../api/resources';
import { isOld, noteAge } from '../lib/response-age';
import { loadingStore } from './loading';

/** Responses by REST path. */
type Responses< Response > = Readonly< Record< string, Response > >;

interface State< Response > {
	readonly responses: Responses< Response >;
}

interface ReceiveAction< Response > {
	readonly type: 'RECEIVE';
	readonly path: string;
	readonly response: Response;
}

type Thunk< Response > = (
	args: ThunkArgs< ResourceStore< Response > >
) => Promise< void >;

interface Actions< Response > {
	receive: ( path: string, response: Response ) => ReceiveAction< Response >;
	/** Fetches a response again in silence: what is there stays until the new one comes, also where that fails. */
	refresh: ( path: string ) => Thunk< Response >;
	/** Refreshes a response that is no longer fresh. */
	refreshIfOld: ( path: string ) => Thunk< Response >;
}

interface Selectors< Response > {
	getResponse: (
		state: State< Response >,
		path: string
	) => Response | undefined;
	getResponses: ( state: State< Response > ) => Responses< Response >;
}

export type ResourceStore< Response > = StoreDescriptor<
	ReduxStoreConfig<
		State< Response >,
		Actions< Response >,
		Selectors< Response >
	>
>;

/**
 * The store of a REST resource, `hien/<name>`.
 *
 * A response is found by the path that gave it. What is not there yet is fetched by the first `getResponse()`, which
 * runs the loading bar; @wordpress/data keeps whether that is under way or failed. What is old is shown all the same,
 * and refreshed without the loading bar.
 */
export function createResourceStore< Response >(
	resource: Resource< Response >
): ResourceStore< Response > {
	const initialState: State< Response > = { responses: {} };
	/** Paths of responses that are being refreshed. */
	const refreshing = new Set< string >();
	const actions: Actions< Response > = {
		receive( path, response ) {
			noteAge( response );
			return { type: 'RECEIVE', path, response };
		},
		refresh:
			( path ) =>
			async ( { dispatch } ) => {
				if ( refreshing.has( path ) || ! navigator.onLine ) {
					return;
				}
				refreshing.add( path );
				try {
					await dispatch.receive( path, await resource.get( path ) );
				} catch {
					// The API client has reported it; the next use tries again.
				} finally {
					refreshing.delete( path );
				}
			},
		refreshIfOld:
			( path ) =>
			async ( { dispatch, select } ) => {
				if ( isOld( select.getResponse( path ) ) ) {
					await dispatch.refresh( path );
				}
			},
	};
	const selectors: Selectors< Response > = {
		getResponse: ( { responses }, path ) => responses[ path ],
		getResponses: ( { responses } ) => responses,
	};

	function reducer(
		state = initialState,
		action: ReceiveAction< Response >
	): State< Response > {
		if ( action.type !== 'RECEIVE' ) {
			return state;
		}
		const { path, response } = action;
		// A click brings the response again that was rendered before it.
		return state.responses[ path ] === response
			? state
			: { responses: { ...state.responses, [ path ]: response } };
	}

	const getResponse =
		( path: string ) =>
		async ( {
			dispatch,
			registry,
		}: ThunkArgs< ResourceStore< Response > > ) => {
			const loading = registry.dispatch( loadingStore );
			void loading.start();
			try {
				await dispatch.receive( path, await resource.get( path ) );
				void loading.finish();
			} catch ( error ) {
				void loading.fail();
				throw error;
			}
		};

	return createReduxStore<
		State< Response >,
		Actions< Response >,
		Selectors< Response >
	>( `hien/${ resource.name }`, {
		reducer,
		actions,
		selectors,
		resolvers: {
			// The type of `resolvers` knows functions only; @wordpress/data also reads this property.
			getResponse: Object.assign( getResponse, {
				isFulfilled: (
					{ responses }: State< Response >,
					path: string
				) => path in responses,
			} ),
		},
	} );
}
