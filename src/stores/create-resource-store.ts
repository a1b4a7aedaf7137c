import { createReduxStore } from '@wordpress/data';
import type {
	ReduxStoreConfig,
	StoreDescriptor,
	ThunkArgs,
} from '@wordpress/data';
import { get } from '../api/client';
import type { Responses as Answers } from '../api/resources';
import { hasAge, isOld, storeAge } from '../lib/response-age';
import { loadingStore } from './loading';

/** Responses by REST path. */
type Responses< Response > = Readonly< Record< string, Response > >;

interface State< Response > {
	readonly responses: Responses< Response >;
}

type ReceiveAction< Response > = {
	readonly type: 'RECEIVE';
	readonly path: string;
	readonly response: Response;
};

type Thunk< Response > = (
	args: ThunkArgs< ResourceStore< Response > >
) => Promise< void >;

interface Actions< Response > {
	receive: ( path: string, response: Response ) => ReceiveAction< Response >;
	/**
	 * Fetches a response again without the loading bar. The present one stays until then, and where the request fails. The
	 * answer is dropped where the response was received, or asked for again, meanwhile.
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
	/** The last refresh of a path, until it ends or something newer is received. */
	const refreshing = new Map< string, Promise< Response > >();
	const fetched = (
		path: string,
		response: Response
	): ReceiveAction< Response > => {
		storeAge( response );
		return { type: 'RECEIVE', path, response };
	};
	const actions: Actions< Response > = {
		receive( path, response ) {
			// A cached screen brings what was received before.
			if ( ! hasAge( response ) ) {
				refreshing.delete( path );
			}
			return fetched( path, response );
		},
		refresh:
			( path ) =>
			async ( { dispatch } ) => {
				if ( ! navigator.onLine ) {
					return;
				}
				const request = get< Response >( path );
				const isLast = () => refreshing.get( path ) === request;
				refreshing.set( path, request );
				try {
					const response = await request;
					if ( isLast() ) {
						dispatch( fetched( path, response ) );
					}
				} catch {
					// The API client has reported the error; the next use tries again.
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
			select,
		}: ThunkArgs< ResourceStore< Response > > ) => {
			const loading = registry.dispatch( loadingStore );
			void loading.start();
			try {
				const response = await get< Response >( path );
				// What was received meanwhile is newer.
				if ( ! ( path in select.getResponses() ) ) {
					dispatch( fetched( path, response ) );
				}
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
