type Tag =
	'circle' | 'ellipse' | 'line' | 'path' | 'polygon' | 'polyline' | 'rect';

/** The elements inside the <svg> of an icon, which webpack.svg-shapes.js reads from its file. */
export type SvgShapes = readonly ( readonly [
	tag: Tag,
	attributes: Readonly< Record< string, string > >,
] )[];
