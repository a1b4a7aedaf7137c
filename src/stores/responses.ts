import { createReduxStore } from '@wordpress/data';
import type {
	DataRegistry,
	ReduxStoreConfig,
	StoreDescriptor,
	ThunkArgs,
} from '@wordpress/data';
import { get } from '../api/client';
import { NEW_POSTS_LIMIT } from '../contract/constants';
import { ROUTES } from '../contract/routes';
import type { RouteName, ScreenData } from '../contract/routes';
import { SHELL } from '../contract/shell';
import type {
	ImageDetail,
	LoadedScreen,
	PostList,
	Screen,
} from '../contract/types';
import { restPath } from '../lib/paths';
import type { RestPath } from '../lib/paths';
import type { ScreenOf } from '../lib/screen-props';
import { loadingStore } from './loading';

/** The REST path of the newest posts, for the header's panel and /tin-moi. */
export const LATEST_POSTS = restPath< PostList >(
	'posts?limit={limit}&page=1',
	{ limit: NEW_POSTS_LIMIT }
);

/** Milliseconds after which a response, or a screen, is old. */
export const OLD_AFTER = 5 * 60_000;

/** How many responses are kept beside those of the header, the footer and the side columns. */
const MAX_RESPONSES = 300;

type Responses = Readonly< Record< string, unknown > >;

interface State {
	/** By REST path, those that were received last at the end. */
	readonly responses: Responses;
	/** The earliest time at which the server can have made each, in milliseconds since 1970. */
	readonly times: Readonly< Record< string, number > >;
}

interface ReceiveAction {
	readonly type: 'RECEIVE';
	readonly responses: Responses;
	readonly time: number;
}

type Thunk = ( args: ThunkArgs< ResponsesStore > ) => Promise< void >;

interface Actions {
	/**
	 * Stores responses which the server has made at a time or later, such as when they were requested; now, if none is
	 * given. One that is older than the stored one is dropped.
	 */
	receive: ( responses: Responses, time?: number ) => ReceiveAction;
	/** Fetches a response again without the loading bar. The old one stays until then, and after a failure. */
	refresh: ( path: string ) => Thunk;
}

interface Selectors {
	getResponse: ( state: State, path: string ) => unknown;
	getResponses: ( state: State ) => Responses;
	getTime: ( state: State, path: string ) => number | undefined;
}

type ResponsesStore = StoreDescriptor<
	ReduxStoreConfig< State, Actions, Selectors >
>;

const actions: Actions = {
	receive: ( responses, time = Date.now() ) => ( {
		type: 'RECEIVE',
		responses,
		time,
	} ),
	refresh:
		( path ) =>
		async ( { dispatch } ) => {
			if ( ! navigator.onLine ) {
				return;
			}
			const sent = Date.now();
			try {
				void dispatch.receive( { [ path ]: await get( path ) }, sent );
			} catch {
				// The API client has logged the error; the next use tries again.
			}
		},
};

const selectors: Selectors = {
	getResponse: ( { responses }, path ) => responses[ path ],
	getResponses: ( { responses } ) => responses,
	getTime: ( { times }, path ) => times[ path ],
};

const SHELL_PATHS: readonly string[] = Object.values( SHELL );

const initialState: State = { responses: {}, times: {} };

function reducer( state = initialState, action: ReceiveAction ): State {
	if ( action.type !== 'RECEIVE' ) {
		return state;
	}
	const next = new Map( Object.entries( state.responses ) );
	const times = { ...state.times };
	for ( const [ path, response ] of Object.entries( action.responses ) ) {
		if ( action.time >= ( times[ path ] ?? 0 ) ) {
			next.delete( path );
			next.set( path, response );
			times[ path ] = action.time;
		}
	}
	const others = [ ...next.keys() ].filter(
		( path ) => ! SHELL_PATHS.includes( path )
	);
	others
		.slice( 0, Math.max( 0, others.length - MAX_RESPONSES ) )
		.forEach( ( path ) => {
			next.delete( path );
			delete times[ path ];
		} );
	return { responses: Object.fromEntries( next ), times };
}

const getResponse =
	( path: string ) =>
	async ( {
		dispatch,
		registry,
	}: ThunkArgs< ResponsesStore > ): Promise< void > => {
		const loading = registry.dispatch( loadingStore );
		const sent = Date.now();
		void loading.start();
		try {
			void dispatch.receive( { [ path ]: await get( path ) }, sent );
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
 * that request. An old response is still returned until it is renewed: by navigation with its screen, by loadColumns() with
 * the side columns, by useFreshResponse() if it comes with neither.
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
			isFulfilled: ( { responses }: State, path: string ) =>
				path in responses,
		} ),
	},
} );

type Templates = Readonly< Record< string, string > >;

/** The REST paths of a screen's responses, by their names in routes.php. */
function responsePaths( { route, params }: Screen ): Templates {
	const {
		rest,
		actions: ofActions = {},
	}: {
		readonly rest: Templates;
		readonly actions?: Readonly< Record< string, Templates > >;
	} = ROUTES[ route as RouteName ];
	const templates = { ...rest, ...ofActions[ params[ 'action' ] ?? '' ] };
	return Object.fromEntries(
		Object.entries( templates ).map( ( [ name, template ] ) => [
			name,
			restPath( template, params ),
		] )
	);
}

/** Responses by name, such as those of the shell, by their REST paths; those whose path is unknown are left out. */
export function byPath(
	responses: Readonly< Record< string, unknown > >,
	paths: Templates
): Record< string, unknown > {
	return Object.fromEntries(
		Object.entries( responses ).flatMap( ( [ name, response ] ) => {
			const path = paths[ name ];
			return path === undefined ? [] : [ [ path, response ] ];
		} )
	);
}

/** The responses that come with a screen, by their REST paths. */
export function responsesOf( screen: LoadedScreen ): Record< string, unknown > {
	return byPath( screen.data, responsePaths( screen ) );
}

/** The REST path of a response of a screen. Throws if the screen has none of this name. */
export function responsePath<
	Route extends RouteName,
	Name extends keyof ScreenData[ Route ] & string,
>(
	screen: ScreenOf< Route >,
	name: Name
): RestPath< ScreenData[ Route ][ Name ] > {
	const path = responsePaths( screen )[ name ];
	if ( path === undefined ) {
		throw new Error( `No response: ${ screen.route } ${ name }` );
	}
	return path;
}

/** Stores a screen's responses, with the time when it was requested or made, and returns it without them. */
export function receiveScreen(
	registry: DataRegistry,
	loaded: LoadedScreen,
	time?: number
): Screen {
	const { data, ...screen } = loaded;
	void registry
		.dispatch( responsesStore )
		.receive( responsesOf( loaded ), time );
	return screen;
}

/** The responses of a screen by name; without those that the store has dropped. */
export function screenResponses(
	registry: DataRegistry,
	screen: Screen
): Readonly< Record< string, unknown > > {
	const stored = registry.select( responsesStore ).getResponses();
	return Object.fromEntries(
		Object.entries( responsePaths( screen ) ).flatMap(
			( [ name, path ] ) =>
				path in stored ? [ [ name, stored[ path ] ] ] : []
		)
	);
}

/** The image of a screen that the lightbox can show: of the list, and no further page of its comments; else null. */
export function imageOf(
	registry: DataRegistry,
	screen: Screen
): ImageDetail | null {
	if ( screen.route !== 'image' ) {
		return null;
	}
	const { image } = screenResponses( registry, screen ) as Partial<
		ScreenData[ 'image' ]
	>;
	return image && image.position > 0 && image.path === screen.path
		? image
		: null;
}
