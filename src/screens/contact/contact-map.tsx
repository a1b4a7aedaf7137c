import MapPin from 'lucide-static/icons/map-pin.svg';
import { __ } from '@wordpress/i18n';
import { Icon } from '../../components/ui/icon/icon';
import { ExternalMark } from '../../components/ui/link/external-mark';
import type { MapPoint } from '../../contract/types';

interface Props {
	readonly point: MapPoint;
	readonly address: string;
}

/** A drawing of a map, with a link to the place on OpenStreetMap. */
export function ContactMap( { point: { lat, lng }, address }: Props ) {
	return (
		<section
			className="hien-card hien-map"
			aria-label={ __( 'Bản đồ', 'hien' ) }
		>
			<div className="hien-map__art" />
			<span className="hien-map__pin">
				<Icon icon={ MapPin } />
			</span>
			<div className="hien-map__bar">
				<span>{ address || __( 'Điểm hẹn', 'hien' ) }</span>
				<a
					className="hien-button is-soft is-small"
					href={ `https://www.openstreetmap.org/?mlat=${ lat }&mlon=${ lng }#map=17/${ lat }/${ lng }` }
					rel="noopener external"
				>
					{ __( 'Mở bản đồ', 'hien' ) }
					<ExternalMark />
				</a>
			</div>
		</section>
	);
}
