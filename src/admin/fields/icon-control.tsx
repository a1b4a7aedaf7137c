import BookOpen from 'lucide-static/icons/book-open.svg';
import Code from 'lucide-static/icons/code.svg';
import Gauge from 'lucide-static/icons/gauge.svg';
import Globe from 'lucide-static/icons/globe.svg';
import GraduationCap from 'lucide-static/icons/graduation-cap.svg';
import Headphones from 'lucide-static/icons/headphones.svg';
import LayoutTemplate from 'lucide-static/icons/layout-template.svg';
import Palette from 'lucide-static/icons/palette.svg';
import Plug from 'lucide-static/icons/plug.svg';
import Search from 'lucide-static/icons/search.svg';
import Server from 'lucide-static/icons/server.svg';
import ShieldCheck from 'lucide-static/icons/shield-check.svg';
import Wrench from 'lucide-static/icons/wrench.svg';
import { useId } from 'react';
import Facebook from 'simple-icons/icons/facebook.svg';
import GitHub from 'simple-icons/icons/github.svg';
import Instagram from 'simple-icons/icons/instagram.svg';
import Messenger from 'simple-icons/icons/messenger.svg';
import Telegram from 'simple-icons/icons/telegram.svg';
import TikTok from 'simple-icons/icons/tiktok.svg';
import Viber from 'simple-icons/icons/viber.svg';
import WhatsApp from 'simple-icons/icons/whatsapp.svg';
import X from 'simple-icons/icons/x.svg';
import YouTube from 'simple-icons/icons/youtube.svg';
import Zalo from 'simple-icons/icons/zalo.svg';
import { __ } from '@wordpress/i18n';
import type { SvgShapes } from '../../lib/svg-shapes';
import type { Field } from './field';

/** The icons of plugin/includes/Settings/Icons.php, by the value that is stored. */
const ICONS: Readonly< Record< string, SvgShapes > > = {
	'book-open': BookOpen,
	code: Code,
	gauge: Gauge,
	globe: Globe,
	'graduation-cap': GraduationCap,
	headphones: Headphones,
	'layout-template': LayoutTemplate,
	palette: Palette,
	plug: Plug,
	search: Search,
	server: Server,
	'shield-check': ShieldCheck,
	wrench: Wrench,
	facebook: Facebook,
	github: GitHub,
	instagram: Instagram,
	messenger: Messenger,
	telegram: Telegram,
	tiktok: TikTok,
	viber: Viber,
	whatsapp: WhatsApp,
	x: X,
	youtube: YouTube,
	zalo: Zalo,
};

interface Props {
	readonly field: Field;
	readonly help: string;
	readonly value: string;
	readonly onChange: ( value: string ) => void;
}

/** A choice of one icon, each shown with its name. */
export function IconControl( { field, help, value, onChange }: Props ) {
	const { label, choices, fallback } = field;
	const id = useId();
	const options = Object.entries( choices );
	if ( fallback === '' ) {
		options.unshift( [ '', __( 'Không có', 'hien-core' ) ] );
	}
	return (
		<fieldset
			className="hien-icons"
			aria-describedby={ help ? `${ id }-help` : undefined }
		>
			<legend>{ label }</legend>
			{ options.map( ( [ option, name ] ) => (
				<label
					key={ option }
					className="hien-icons__option"
					htmlFor={ `${ id }-${ option }` }
				>
					<input
						id={ `${ id }-${ option }` }
						type="radio"
						name={ id }
						value={ option }
						checked={ ( value || fallback ) === option }
						onChange={ () => onChange( option ) }
					/>
					<svg viewBox="0 0 24 24" aria-hidden="true">
						{ ICONS[ option ]?.map( ( [ Tag, shape ], index ) => (
							<Tag key={ index } { ...shape } />
						) ) }
					</svg>
					{ name }
				</label>
			) ) }
			{ help && <p id={ `${ id }-help` }>{ help }</p> }
		</fieldset>
	);
}
