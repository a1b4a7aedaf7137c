import { Globe } from 'lucide-react';
import type { ComponentType, SVGProps } from 'react';
import { ReactComponent as Facebook } from 'simple-icons/icons/facebook.svg';
import { ReactComponent as GitHub } from 'simple-icons/icons/github.svg';
import { ReactComponent as Instagram } from 'simple-icons/icons/instagram.svg';
import { ReactComponent as Telegram } from 'simple-icons/icons/telegram.svg';
import { ReactComponent as TikTok } from 'simple-icons/icons/tiktok.svg';
import { ReactComponent as X } from 'simple-icons/icons/x.svg';
import { ReactComponent as YouTube } from 'simple-icons/icons/youtube.svg';
import { ReactComponent as Zalo } from 'simple-icons/icons/zalo.svg';
import { Icon } from './icon';

const BRANDS: Readonly<
	Record< string, ComponentType< SVGProps< SVGSVGElement > > >
> = {
	facebook: Facebook,
	github: GitHub,
	instagram: Instagram,
	telegram: Telegram,
	tiktok: TikTok,
	x: X,
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
