/** Types of files that webpack imports, and of globals. */
declare module '*.css';
declare module '*.scss';

declare module '*.svg' {
	const shapes: import( './lib/svg-shapes' ).SvgShapes;
	export default shapes;
}

declare let __webpack_public_path__: string;

/** Events of the app's own, of the window or the document, for useListener(). */
interface WindowEventMap {
	'hien-album': CustomEvent< import( './lib/picture' ).Album >;
	'hien-chat-asked': Event;
	'hien-session-ended': Event;
}

interface Window {
	/** Version of the fonts; printed, like hienStart, for the scripts of src/inline. */
	hienFonts?: string;
	hienStart?: {
		/** URLs of the app's scripts, in order; the last one is the entry. */
		readonly scripts: readonly string[];
		/** The sentence for a form that cannot be sent because the app cannot start. */
		readonly failed: string;
	};
	/** Clicks before start.ts works, see inline/early-clicks.ts. */
	hienEarlyClicks?: readonly Event[];
	/** What the app calls of inline/click-queue.ts. */
	hienClicks?: typeof import( './inline/click-queue' ).clickQueue;
	/** WordPress's password strength meter, once its script is loaded. Score: 0 (weak) to 4 (strong). */
	zxcvbn?: (
		password: string,
		words: readonly string[]
	) => { readonly score: 0 | 1 | 2 | 3 | 4 };
}
