/** Frequencies of the two notes in hertz, and the duration of each in seconds. */
const NOTES = [ 660, 880 ];
const NOTE = 0.14;

let context: AudioContext | null = null;

function play(): void {
	context ??= new AudioContext();
	// Safari creates it suspended.
	void context.resume();
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

/** Plays the sound of a new message in only one tab. Browsers allow it only after the visitor has used the page. */
export function playSound(): void {
	if ( navigator.userActivation?.hasBeenActive === false ) {
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
				// Holds the lock while other tabs receive the same message.
				await new Promise( ( resolve ) => setTimeout( resolve, 2000 ) );
			}
		}
	);
}
