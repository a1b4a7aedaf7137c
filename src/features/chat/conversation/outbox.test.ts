import { offlineConnection } from '../../../../tests/js/chat';
import { createOutbox } from './outbox';

/** What all tabs see, sooner or later. */
const stored = new Map< string, string >();

/** The outbox of a tab that sees what other tabs have stored only after `sync()`, as browsers with several processes do. */
function tab() {
	let seen = new Map( stored );
	let notify = () => {};
	const outbox = createOutbox( {
		connection: offlineConnection,
		uid: '7',
		store: {
			name: 'outbox',
			read: () => [ ...seen.values() ],
			write( id, text ) {
				for ( const texts of [ seen, stored ] ) {
					if ( text === null ) {
						texts.delete( id );
					} else {
						texts.set( id, text );
					}
				}
				return true;
			},
			subscribe( listener ) {
				notify = listener;
				return () => {};
			},
		},
		getPerson: () => Promise.resolve( null ),
	} );
	outbox.start();
	return {
		outbox,
		texts: () => outbox.getSnapshot().map( ( { text } ) => text ),
		sync() {
			seen = new Map( stored );
			notify();
		},
	};
}

beforeEach( () => {
	stored.clear();
} );

it( 'keeps what two tabs write in the same moment', () => {
	const [ first, second ] = [ tab(), tab() ];
	first.outbox.add( { text: 'một', img: '' } );
	second.outbox.add( { text: 'hai', img: '' } );
	first.sync();
	second.sync();
	expect( [ ...first.texts() ].sort() ).toEqual( [ 'hai', 'một' ] );
	expect( second.texts() ).toEqual( first.texts() );
} );

it( 'keeps what one tab writes while another takes something away', () => {
	const first = tab();
	first.outbox.add( { text: 'một', img: '' } );
	const second = tab();
	second.outbox.add( { text: 'hai', img: '' } );
	first.outbox.remove( String( first.outbox.getSnapshot()[ 0 ]?.id ) );
	first.sync();
	second.sync();
	expect( first.texts() ).toEqual( [ 'hai' ] );
	expect( second.texts() ).toEqual( [ 'hai' ] );
} );

it( 'keeps the order of what is written in one millisecond', () => {
	jest.useFakeTimers();
	const { outbox, texts } = tab();
	const written = [ 'một', 'hai', 'ba', 'bốn', 'năm' ];
	written.forEach( ( text ) => outbox.add( { text, img: '' } ) );
	expect( texts() ).toEqual( written );
	jest.useRealTimers();
} );
