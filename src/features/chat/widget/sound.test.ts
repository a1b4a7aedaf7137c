import { fireEvent } from '@testing-library/react';
import { playSound, prepareSound } from './sound';

let isGesture = false;
let notes = 0;

/** As in Safari: it starts in a gesture only, and at any time once it has started. */
class SafariAudioContext {
	state = 'suspended';
	currentTime = 0;
	destination = {};
	private isAllowed = false;
	private waiting = () => {};

	resume(): Promise< void > {
		this.isAllowed ||= isGesture;
		return new Promise( ( resolve ) => {
			this.waiting = () => {
				this.state = 'running';
				resolve();
			};
			if ( this.isAllowed ) {
				this.waiting();
			}
		} );
	}
	async suspend(): Promise< void > {
		this.state = 'suspended';
	}
	createOscillator() {
		const node = {
			frequency: {},
			connect: () => node,
			start: () => {
				notes += this.state === 'running' ? 1 : 0;
			},
			stop: () => {},
			addEventListener: ( _: string, onEnd: () => void ) => onEnd(),
		};
		return node;
	}
	createGain() {
		const node = {
			gain: {
				setValueAtTime: () => {},
				exponentialRampToValueAtTime: () => {},
			},
			connect: () => node,
		};
		return node;
	}
}

it( 'is heard where audio may start in a gesture only, and rests in between', async () => {
	const made: SafariAudioContext[] = [];
	Object.assign( window, {
		AudioContext: class extends SafariAudioContext {
			constructor() {
				super();
				made.push( this );
			}
		},
	} );
	prepareSound();
	expect( made ).toHaveLength( 0 );
	fireEvent.keyDown( document.body, { key: 'Shift' } );
	isGesture = true;
	fireEvent.click( document.body );
	isGesture = false;
	await new Promise( ( resolve ) => setTimeout( resolve ) );
	expect( made.map( ( { state } ) => state ) ).toEqual( [ 'suspended' ] );
	for ( const heard of [ 2, 4 ] ) {
		playSound();
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		expect( notes ).toBe( heard );
		expect( made.map( ( { state } ) => state ) ).toEqual( [ 'suspended' ] );
	}
} );
