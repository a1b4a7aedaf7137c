import { readStorage, writeStorage } from '../../../lib/storage';

/** Storage key of whether sounds are off. */
const KEY = 'hien-chat-muted';

/** Frequencies of the two notes, hertz, and how long each sounds, seconds. */
const NOTES = [ 660, 880 ];
const NOTE = 0.14;

let context: AudioContext | null = null;

export function isMuted(): boolean {
	return readStorage( 'localStorage', KEY ) !== null;
}

export function setMuted( isOff: boolean ): void {
	writeStorage( 'localStorage', KEY, isOff ? '1' : null );
}

function play(): void {
	context ??= new AudioContext();
	for ( const [ index, frequency ] of NOTES.entries() ) {
		const start = context.currentTime + index * NOTE;
		const note = context.createOscillator();
		const volume = context.createGain();
		note.frequency.value = frequency;
		volume.gain.setValueAtTime( 0.12, start );
		volume.gain.exponentialRampToValueAtTime( 0.001, start + NOTE );
		note.connect( volume ).connect( context.destination );
		note.start( start );
		note.stop( start + NOTE );
	}
}

/**
 * Says that a message has come, in one tab, unless sounds are off. Browsers allow it only after somebody has touched the
 * page.
 */
export function playSound(): void {
	if ( isMuted() || navigator.userActivation?.hasBeenActive === false ) {
		return;
	}
	if ( ! navigator.locks ) {
		play();
		return;
	}
	void navigator.locks.request(
		'hien-chat-sound',
		{ ifAvailable: true },
		async ( lock ) => {
			if ( lock ) {
				play();
				// Other tabs hear of the message in the same moment.
				await new Promise( ( resolve ) => setTimeout( resolve, 2000 ) );
			}
		}
	);
}
