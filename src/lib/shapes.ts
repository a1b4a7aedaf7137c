type Tag =
	'circle' | 'ellipse' | 'line' | 'path' | 'polygon' | 'polyline' | 'rect';

/** What stands inside the <svg> of an icon; webpack.shapes.js reads it from the icon's file. */
export type Shapes = readonly ( readonly [
	tag: Tag,
	attributes: Readonly< Record< string, string > >,
] )[];
