type Tag =
	'circle' | 'ellipse' | 'line' | 'path' | 'polygon' | 'polyline' | 'rect';

/** The elements inside the <svg> of an icon; webpack.svg-shapes.js reads them from the icon's file. */
export type Shapes = readonly ( readonly [
	tag: Tag,
	attributes: Readonly< Record< string, string > >,
] )[];
