/** What webpack, not TypeScript, knows. */
declare module '*.css';
declare module '*.scss';

declare module '*.svg' {
	const shapes: import( './lib/shapes' ).Shapes;
	export default shapes;
}

declare let __webpack_public_path__: string;
