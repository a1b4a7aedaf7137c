import { randomBytes } from 'node:crypto';

/** Version of the websocket's protocol. The SDK implements the client's side in packages/database/src/realtime. */
const VERSION = '5';

/** Characters of a frame. A longer message goes as the number of its frames, then the frames. */
const FRAME = 16384;

/** Sends and receives messages over a client's websocket: greets the client, splits and joins frames, answers pings. */
export class Channel {
	/**
	 * @param {import('ws').WebSocket}                socket
	 * @param {string}                                host      The server's name in the client's request.
	 * @param {(request: object) => Promise<unknown>} onRequest Called with one request after another, in their order.
	 */
	constructor( socket, host, onRequest ) {
		this.socket = socket;
		this.onRequest = onRequest;
		this.frames = { expected: 0, parts: [] };
		this.queue = Promise.resolve();
		socket.on( 'message', ( data ) => this.receive( data.toString() ) );
		socket.on( 'error', () => socket.terminate() );
		this.send( {
			t: 'c',
			d: {
				t: 'h',
				d: {
					ts: Date.now(),
					v: VERSION,
					h: host,
					s: randomBytes( 12 ).toString( 'base64url' ),
				},
			},
		} );
	}

	send( message ) {
		const text = JSON.stringify( message );
		const count = Math.ceil( text.length / FRAME );
		if ( count > 1 ) {
			this.socket.send( String( count ) );
		}
		for ( let part = 0; part < count; part++ ) {
			this.socket.send(
				text.slice( part * FRAME, ( part + 1 ) * FRAME )
			);
		}
	}

	receive( frame ) {
		const { frames } = this;
		if ( frames.expected === 0 && /^\d{1,6}$/.test( frame ) ) {
			frames.expected = Number( frame ); // A lone 0 keeps the connection alive.
			return;
		}
		frames.parts.push( frame );
		if ( frames.parts.length < frames.expected ) {
			return;
		}
		const text = frames.parts.join( '' );
		this.frames = { expected: 0, parts: [] };
		this.queue = this.queue.then( () => this.handle( text ) );
	}

	/** Handles a message. Closes this websocket, and no other, after a message that no SDK sends. */
	async handle( text ) {
		try {
			const { t: layer, d } = JSON.parse( text );
			if ( layer === 'c' && d?.t === 'p' ) {
				this.send( { t: 'c', d: { t: 'o', d: null } } );
			} else if ( layer === 'd' && d ) {
				await this.onRequest( d );
			}
		} catch ( error ) {
			process.stderr.write( `${ error.stack }\n` );
			this.socket.close();
		}
	}
}
