import type { SVGProps } from 'react';

export function ReactComponent( props: SVGProps< SVGSVGElement > ) {
	return <svg { ...props } />;
}
