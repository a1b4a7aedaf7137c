import { createReduxStore } from '@wordpress/data';
import type {
	ReduxStoreConfig,
	StoreDescriptor,
	ThunkArgs,
} from '@wordpress/data';
import { get } from '../api/client';
import { NEW_POSTS_LIMIT } from '../contract/constants';
import { SHELL } from '../contract/shell';
import type { PostList } from '../contract/types';
import { restPath } from '../lib/paths';
import { isOld, isOlder, storeAge } from '../lib/response-age';
import { loadingStore } from './loading';

/** The REST path of the newest posts, for the header's panel and /tin-moi. */
export const LATEST_POSTS = restPath< PostList >(
	'posts?limit={limit}&page=1',
	{ limit: NEW_POSTS_LIMIT }
);

/** How many responses are kept beside those of the header, the footer and the side columns. */
const MAX_RESPONSES = 300;

/** Responses by REST path, those that were received last at the end. */
type State = Readonly< Record< string, unknown > >;

interface ReceiveAction {
	readonly type: 'RECEIVE';
	readonly responses: State;
}

type Thunk = ( args: ThunkArgs< ResponsesStore > ) => Promise< void >;

interface Actions {
	/** Stores responses, but none that is older than the stored one, as a cached screen may bring it again. */
	receive: ( responses: State ) => ReceiveAction;
	/**
	 * Fetches a response again without the loading bar. The old one stays until then, and if the request fails. The new
	 * one is dropped if the path was received or requested again meanwhile.
	 */
	refresh: ( path: string ) => Thunk;
	/** Refreshes a response that is old; see isOld(). */
	refreshIfOld: ( path: string ) => Thunk;
}

interface Selectors {
	getResponse: ( state: State, path: string ) => unknown;
	getResponses: ( state: State ) => State;
}

export type ResponsesStore = StoreDescriptor<
	ReduxStoreConfig< State, Actions, Selectors >
>;

/** The last refresh of each path, until it ends. */
const refreshing = new Map< string, Promise< unknown > >();

const actions: Actions = {
	receive( responses ) {
		Object.values( responses ).forEach( ( each ) => storeAge( each ) );
		return { type: 'RECEIVE', responses };
	},
	refresh:
		( path ) =>
		async ( { dispatch, select } ) => {
			if ( ! navigator.onLine ) {
				return;
			}
			const request = get( path );
			const before = select.getResponses()[ path ];
			const isLast = () => refreshing.get( path ) === request;
			refreshing.set( path, request );
			try {
				const response = await request;
				if ( isLast() && select.getResponses()[ path ] === before ) {
					void dispatch.receive( { [ path ]: response } );
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
				isOld( select.getResponses()[ path ] )
			) {
				await dispatch.refresh( path );
			}
		},
};

const selectors: Selectors = {
	getResponse: ( responses, path ) => responses[ path ],
	getResponses: ( responses ) => responses,
};

const SHELL_PATHS: readonly string[] = Object.values( SHELL );

function reducer( state: State = {}, action: ReceiveAction ): State {
	if ( action.type !== 'RECEIVE' ) {
		return state;
	}
	const received = Object.entries( action.responses ).filter(
		( [ path, response ] ) =>
			state[ path ] !== response && ! isOlder( response, state[ path ] )
	);
	if ( received.length === 0 ) {
		return state;
	}
	const next = new Map( Object.entries( state ) );
	for ( const [ path, response ] of received ) {
		next.delete( path );
		next.set( path, response );
	}
	const others = [ ...next.keys() ].filter(
		( path ) => ! SHELL_PATHS.includes( path )
	);
	others
		.slice( 0, Math.max( 0, others.length - MAX_RESPONSES ) )
		.forEach( ( path ) => next.delete( path ) );
	return Object.fromEntries( next );
}

const getResponse =
	( path: string ) =>
	async ( {
		dispatch,
		registry,
		select,
	}: ThunkArgs< ResponsesStore > ): Promise< void > => {
		const loading = registry.dispatch( loadingStore );
		void loading.start();
		try {
			const response = await get( path );
			// A response that was received meanwhile is newer.
			if ( ! ( path in select.getResponses() ) ) {
				void dispatch.receive( { [ path ]: response } );
			}
			void loading.finish();
		} catch ( error ) {
			void loading.fail();
			throw error;
		}
	};

/**
 * The responses of the REST API, by their paths: the one place of the app where they are kept.
 *
 * The first `getResponse()` of a path fetches the response and runs the loading bar; @wordpress/data keeps the state of
 * that request. An old response is still returned; useResponse() refreshes it without the loading bar.
 */
export const responsesStore: ResponsesStore = createReduxStore<
	State,
	Actions,
	Selectors
>( 'hien/responses', {
	reducer,
	actions,
	selectors,
	resolvers: {
		// @wordpress/data also reads `isFulfilled`, which the type of `resolvers` lacks.
		getResponse: Object.assign( getResponse, {
			isFulfilled: ( responses: State, path: string ) =>
				path in responses,
		} ),
	},
} );
