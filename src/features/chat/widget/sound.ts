import { sleep } from '../../../lib/timing';

/** Frequencies of the two notes in hertz, and the duration of each in seconds. */
const NOTES = [ 660, 880 ];
const NOTE = 0.14;

/** The events in which Safari lets audio start. */
const GESTURES = [ 'click', 'keydown', 'touchend' ];

/** Milliseconds after which a sound would be late, and is left out: the browser has waited for a gesture. */
const LATE = 2000;

let context: AudioContext | null = null;
/** Whether audio has started once; Safari then lets it start again at any time. */
let hasStarted = false;

/** Starts the audio. Resolves once it runs: in Safari in the next gesture, unless it has started before. */
async function start(): Promise< AudioContext > {
	context ??= new AudioContext();
	await context.resume();
	hasStarted = true;
	return context;
}

/** Starts audio at the next gesture, and suspends it until a sound is played. Returns a function that stops waiting. */
export function prepareSound(): () => void {
	const waiting = new AbortController();
	const options = { capture: true, signal: waiting.signal };
	async function onGesture(): Promise< void > {
		// Not every key counts as a gesture for browsers: then resume() waits for a later one.
		if ( ! hasStarted ) {
			await ( await start() ).suspend();
		}
		waiting.abort();
	}
	for ( const type of GESTURES ) {
		document.addEventListener( type, () => void onGesture(), options );
	}
	return () => waiting.abort();
}

async function play(): Promise< void > {
	const asked = Date.now();
	const audio = await start();
	if ( Date.now() - asked > LATE ) {
		return;
	}
	let last: OscillatorNode | undefined;
	for ( const [ index, frequency ] of NOTES.entries() ) {
		const begin = audio.currentTime + index * NOTE;
		const note = audio.createOscillator();
		const volume = audio.createGain();
		note.frequency.value = frequency;
		volume.gain.setValueAtTime( 0.12, begin );
		volume.gain.exponentialRampToValueAtTime( 0.001, begin + NOTE );
		note.connect( volume ).connect( audio.destination );
		note.start( begin );
		note.stop( begin + NOTE );
		last = note;
	}
	// Running audio takes power.
	last?.addEventListener( 'ended', () => void audio.suspend() );
}

/** Plays the sound of a new message in only one tab. Browsers allow it only after the visitor has used the page. */
export function playSound(): void {
	if ( navigator.userActivation?.hasBeenActive === false ) {
		return;
	}
	if ( ! navigator.locks ) {
		void play();
		return;
	}
	void navigator.locks.request(
		'hien-chat-sound',
		{ ifAvailable: true },
		async ( lock ) => {
			if ( lock ) {
				void play();
				// Holds the lock while other tabs receive the same message.
				await sleep( 2000 );
			}
		}
	);
}
