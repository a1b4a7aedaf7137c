import { SCREEN_ARGUMENT } from '../../src/contract/constants';
import type { LoadedScreen } from '../../src/contract/types';
import type { BootData } from '../../src/lib/boot';
import { HOME, homeScreen, shell } from './fixtures';

/** Writes the boot data into the page, as the server does. */
export function writeBoot( overrides: Partial< BootData > = {} ): BootData {
	const boot: BootData = {
		assets: `${ HOME }/build/`,
		generated_at: Date.now() / 1000,
		icons: {},
		home: HOME,
		base: '',
		root: '',
		slash: '',
		rest: `${ HOME }/wp-json/`,
		namespace: 'hien/v1',
		messages: {},
		user: null,
		nonce: null,
		nonce_url: null,
		logout: null,
		storage: 'hien_',
		chat: {
			state: 'closed',
			author: { id: 1, name: 'An', avatar_urls: {} },
			away: '',
			sounds: true,
			hours: null,
			config: null,
		},
		shell: shell(),
		screen: homeScreen(),
		...overrides,
	};
	document.getElementById( 'hien-boot' )?.remove();
	const script = document.createElement( 'script' );
	script.id = 'hien-boot';
	script.type = 'application/json';
	script.textContent = JSON.stringify( boot );
	document.head.append( script );
	return boot;
}

export function json( body: unknown, status = 200 ): Response {
	return new Response( JSON.stringify( body ), {
		status,
		headers: { 'Content-Type': 'application/json' },
	} );
}

/** The end of the path of a screen's JSON; the slash behind it is the page's. */
const JSON_ENDING = new RegExp( `/${ SCREEN_ARGUMENT }(?:-styles)?(?=/?$)` );

/** The path of the JSON of the side columns. */
const COLUMNS = `/${ SCREEN_ARGUMENT }-columns`;

type Answer = ( init: RequestInit ) => Response | Promise< Response >;

/**
 * The key of a request for serve(), with its query decoded: `screen` and the path for a request of a screen; `columns` for
 * one of the side columns; the path below the namespace for one to REST; the whole URL for one to another site.
 */
function pathOf( url: string ): string {
	const { origin, pathname, searchParams } = new URL( url, HOME );
	if ( origin !== HOME ) {
		return url;
	}
	if ( pathname.startsWith( COLUMNS ) ) {
		return 'columns';
	}
	const page = pathname.replace( JSON_ENDING, '' );
	if ( page !== pathname || searchParams.has( SCREEN_ARGUMENT ) ) {
		searchParams.delete( SCREEN_ARGUMENT );
		return `screen ${ readable( page, searchParams ) }`;
	}
	return readable(
		pathname.replace( '/wp-json/hien/v1/', '' ),
		searchParams
	);
}

function readable( path: string, searchParams: URLSearchParams ): string {
	const query = decodeURIComponent( searchParams.toString() );
	return path + ( query && `?${ query }` );
}

/**
 * Mocks fetch().
 *
 * @param answers Responses by pathOf(); any other request gets WordPress's 404.
 * @return The requests so far, by pathOf(), in order.
 */
export function serve( answers: Record< string, Answer > ): string[] {
	const asked: string[] = [];
	globalThis.fetch = jest.fn( async ( input, init ) => {
		const path = pathOf( String( input ) );
		asked.push( path );
		const answer = answers[ path ];
		if ( init?.signal?.aborted ) {
			throw new DOMException( 'Aborted', 'AbortError' );
		}
		const given = answer
			? answer( init ?? {} )
			: json(
					{
						code: 'rest_no_route',
						message: 'Không có',
						data: { status: 404 },
					},
					404
				);
		return await Promise.race( [ given, aborted( init?.signal ) ] );
	} );
	return asked;
}

/**
 * The keys (Idempotency-Key) of the requests to a path; see post() of the API client. They get these responses in
 * order; further ones get none.
 */
export function sentKeys(
	path: string,
	...answers: Answer[]
): ( string | null )[] {
	const keys: ( string | null )[] = [];
	serve( {
		[ path ]: ( init ) => {
			keys.push( new Headers( init.headers ).get( 'Idempotency-Key' ) );
			return ( answers.shift() ?? offline )( init );
		},
	} );
	return keys;
}

/** Rejects, as fetch() does, when its signal is aborted. */
function aborted( signal?: AbortSignal | null ): Promise< never > {
	return new Promise( ( _, reject ) => {
		signal?.addEventListener( 'abort', () =>
			reject( new DOMException( 'Aborted', 'AbortError' ) )
		);
	} );
}

/** Responses for serve(): screens, each at its path and with its status. */
export function screens( ...list: LoadedScreen[] ): Record< string, Answer > {
	return Object.fromEntries(
		list.map( ( screen ) => [
			`screen ${ screen.path }`,
			() => json( screen, screen.status ),
		] )
	);
}

/** A response that arrives when the test calls `give()`. */
export function later( body: unknown ): Answer & { give: () => void } {
	return afterGive( () => json( body ) );
}

/** A network failure that occurs when the test calls `give()`. */
export function offlineLater(): Answer & { give: () => void } {
	return afterGive( offline );
}

/** A Response that arrives when the test calls `give()`. */
export function afterGive(
	answer: () => Response
): Answer & { give: () => void } {
	let give = () => {};
	const given = new Promise< void >( ( resolve ) => {
		give = resolve;
	} ).then( answer );
	return Object.assign( () => given, { give: () => give() } );
}

export function offline(): Response {
	throw new TypeError( 'Failed to fetch' );
}
