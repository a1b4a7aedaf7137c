import type { Shapes } from '../../src/lib/shapes';

const shapes: Shapes = [ [ 'path', { d: 'M0 0h24v24H0z' } ] ];

export default shapes;
