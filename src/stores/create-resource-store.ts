import { createReduxStore } from '@wordpress/data';
import type {
	ReduxStoreConfig,
	StoreDescriptor,
	ThunkArgs,
} from '@wordpress/data';
import { get } from '../api/client';
import type { Responses as Answers } from '../api/resources';
import { isOld, storeAge } from '../lib/response-age';
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
	/**
	 * Fetches a response again without the loading bar. The present one stays until then, and where the request fails.
	 */
	refresh: ( path: string ) => Thunk< Response >;
	/** Refreshes a response that is old; see isOld(). */
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
 * Responses are stored by their REST paths. The first `getResponse()` of a path fetches the response and runs the
 * loading bar; @wordpress/data keeps the state of that request. An old response is still returned; useResponse()
 * refreshes it without the loading bar.
 */
export function createResourceStore< Name extends keyof Answers >(
	name: Name
): ResourceStore< Answers[ Name ] > {
	type Response = Answers[ Name ];
	const initialState: State< Response > = { responses: {} };
	/** Paths whose responses are being refreshed. */
	const refreshing = new Set< string >();
	const actions: Actions< Response > = {
		receive( path, response ) {
			storeAge( response );
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
					await dispatch.receive(
						path,
						await get< Response >( path )
					);
				} catch {
					// The API client has reported the error; the next use tries again.
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
		// A screen that was rendered before the click is committed with the same responses.
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
				await dispatch.receive( path, await get< Response >( path ) );
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
	>( `hien/${ name }`, {
		reducer,
		actions,
		selectors,
		resolvers: {
			// @wordpress/data also reads `isFulfilled`, which the type of `resolvers` lacks.
			getResponse: Object.assign( getResponse, {
				isFulfilled: (
					{ responses }: State< Response >,
					path: string
				) => path in responses,
			} ),
		},
	} );
}
