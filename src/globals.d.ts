/** Types of files that webpack imports, and of globals. */
declare module '*.css';
declare module '*.scss';

declare module '*.svg' {
	const shapes: import( './lib/shapes' ).Shapes;
	export default shapes;
}

declare let __webpack_public_path__: string;

interface Window {
	/** Printed for the scripts of src/inline: URLs of the app's scripts, in order, and the version of the fonts. */
	hienStart?: {
		readonly scripts: readonly string[];
		readonly fonts: string;
	};
	/** The button that was pressed last before the app had started, see inline/start.ts; null from then on. */
	hienEarlyButton?: HTMLElement | null;
	/** The form that was submitted before the app had started, see inline/forms.ts. */
	hienEarlyForm?: HTMLFormElement;
	/** WordPress's password strength meter, once its script is loaded. Score: 0 (weak) to 4 (strong). */
	zxcvbn?: (
		password: string,
		words: readonly string[]
	) => { readonly score: 0 | 1 | 2 | 3 | 4 };
}
