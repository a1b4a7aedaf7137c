/** What TypeScript does not know: files that webpack imports, and scripts of WordPress. */
declare module '*.css';
declare module '*.scss';

declare module '*.svg' {
	const shapes: import( './lib/shapes' ).Shapes;
	export default shapes;
}

declare let __webpack_public_path__: string;

interface Window {
	/** What the scripts of src/inline need: addresses of the app's scripts, in their order, and the version of the fonts. */
	hienStart?: {
		readonly scripts: readonly string[];
		readonly fonts: string;
	};
	/** The button that was pressed last before the app had started, see inline/start.ts; null from then on. */
	hienEarlyButton?: HTMLElement | null;
	/** The form that was submitted before the app had started, see inline/forms.ts. */
	hienEarlyForm?: HTMLFormElement;
	/** The meter of strong passwords, once its script is loaded. Score: 0 (weak) to 4. */
	zxcvbn?: (
		password: string,
		words: readonly string[]
	) => { readonly score: 0 | 1 | 2 | 3 | 4 };
}
