import { Globe } from 'lucide-react';
import type { ComponentType, SVGProps } from 'react';
import { ReactComponent as Facebook } from 'simple-icons/icons/facebook.svg';
import { ReactComponent as GitHub } from 'simple-icons/icons/github.svg';
import { ReactComponent as TikTok } from 'simple-icons/icons/tiktok.svg';
import { ReactComponent as YouTube } from 'simple-icons/icons/youtube.svg';
import { ReactComponent as Zalo } from 'simple-icons/icons/zalo.svg';
import { Icon } from './icon';

/** They are in the entry, so only the usual ones; webpack.config.js names the same for PHP. */
const BRANDS: Readonly<
	Record< string, ComponentType< SVGProps< SVGSVGElement > > >
> = {
	facebook: Facebook,
	github: GitHub,
	tiktok: TikTok,
	youtube: YouTube,
	zalo: Zalo,
};

/** The mark of a network, a globe where we have none. */
export function BrandIcon( { name }: { readonly name: string } ) {
	const Mark = BRANDS[ name.replace( /^brand-/, '' ) ];
	return Mark ? (
		<Mark className="hien-icon is-brand" aria-hidden="true" />
	) : (
		<Icon icon={ Globe } />
	);
}
