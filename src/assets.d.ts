declare module '*.scss';

declare module '*.svg' {
	import type { ComponentType, SVGProps } from 'react';

	export const ReactComponent: ComponentType< SVGProps< SVGSVGElement > >;
}

declare let __webpack_public_path__: string;
