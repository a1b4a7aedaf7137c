/** Transforms the file of an icon to a shape with the icon's name, so that tests can tell icons apart. */
module.exports = {
	process( _source, file ) {
		const name = file.replace( /^.*\/|\.svg$/g, '' );
		const d = file.includes( 'simple-icons' ) ? `brand-${ name }` : name;
		const shapes = JSON.stringify( [ [ 'path', { d } ] ] );
		return {
			code: `exports.__esModule = true; exports.default = ${ shapes };`,
		};
	},
};
