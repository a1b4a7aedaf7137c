const { optimize } = require( 'svgo' );

const DRAWING = /<([a-z]+)\s([^>]*?)\/?>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

function attributesOf( text ) {
	return Object.fromEntries(
		[ ...text.matchAll( ATTRIBUTE ) ].map( ( [ , name, value ] ) => [
			name,
			value,
		] )
	);
}

/**
 * The elements inside the <svg> of an icon: `[ tag, attributes ]` of each shape. Icons of Lucide are lines, marked by
 * fill="none"; logos of Simple Icons are filled shapes. Numbers are rounded to a hundredth of the grid of 24.
 *
 * @param {string} svg An icon file of lucide-static or simple-icons.
 * @return {[string, Object<string, string>][]} The shapes.
 */
function shapesOf( svg ) {
	const isLogo = ! svg.includes( 'fill="none"' );
	const { data } = optimize( svg, { floatPrecision: 2 } );
	return [ ...data.matchAll( DRAWING ) ]
		.filter( ( [ , tag ] ) => tag !== 'svg' )
		.map( ( [ , tag, text ] ) => [
			tag,
			isLogo
				? {
						...attributesOf( text ),
						fill: 'currentColor',
						stroke: 'none',
					}
				: attributesOf( text ),
		] );
}

/** The webpack loader: `import House from 'lucide-static/icons/house.svg'` imports the shapes. */
module.exports = ( svg ) =>
	`export default ${ JSON.stringify( shapesOf( svg ) ) };`;
module.exports.shapesOf = shapesOf;
