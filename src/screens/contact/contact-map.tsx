import MapPin from 'lucide-static/icons/map-pin.svg';
import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Icon } from '../../components/ui/icon/icon';
import { ExternalMark } from '../../components/ui/link/external-mark';
import type { MapPoint } from '../../contract/types';
import { takeFocus } from '../../lib/take-focus';
import { useOnline } from '../../lib/use-online';

/** Degrees of latitude from the point to the upper and lower edge of the map: about 500 metres. */
const HALF_SIZE = 0.0045;

interface Props {
	readonly point: MapPoint;
	readonly address: string;
}

function embedAddress( { lat, lng }: MapPoint ): string {
	// A degree of longitude is shorter farther from the equator.
	const halfWidth = HALF_SIZE / Math.cos( ( lat * Math.PI ) / 180 );
	const box = [
		lng - halfWidth,
		lat - HALF_SIZE,
		lng + halfWidth,
		lat + HALF_SIZE,
	].map( ( degrees ) => degrees.toFixed( 5 ) );
	return `https://www.openstreetmap.org/export/embed.html?bbox=${ box.join() }&layer=mapnik&marker=${ lat },${ lng }`;
}

/**
 * A drawing of a map with a link to OpenStreetMap, and a button that embeds the map. Until it is pressed, the page
 * requests nothing from OpenStreetMap. Twin: theme/screens/contact.php
 */
export function ContactMap( { point, address }: Props ) {
	const [ shown, setShown ] = useState< 'drawing' | 'map' | 'failure' >(
		'drawing'
	);
	const isOnline = useOnline();
	const { lat, lng } = point;
	const place = address || __( 'Điểm hẹn', 'hien' );
	const isMap = shown === 'map';
	return (
		<section
			className={ `hien-card hien-map${ isMap ? ' is-open' : '' }` }
			aria-label={ __( 'Bản đồ', 'hien' ) }
		>
			{ isMap ? (
				<iframe
					// Screen readers read its title when it has the focus.
					ref={ takeFocus }
					className="hien-map__frame"
					src={ embedAddress( point ) }
					title={ sprintf(
						/* translators: %s: an address. */
						__( 'Bản đồ: %s', 'hien' ),
						place
					) }
					loading="lazy"
					// OpenStreetMap refuses requests without a referrer.
					referrerPolicy="strict-origin-when-cross-origin"
				/>
			) : (
				<>
					<div className="hien-map__art" />
					<span className="hien-map__pin">
						<Icon icon={ MapPin } />
					</span>
				</>
			) }
			<div className="hien-map__bar">
				{ shown === 'failure' && ! isOnline ? (
					<span key="failure" role="alert">
						{ __(
							'Bạn đang ngoại tuyến. Có mạng rồi thử lại nhé.',
							'hien'
						) }
					</span>
				) : (
					<span key="place">{ place }</span>
				) }
				{ ! isMap && (
					<button
						className="hien-button is-soft is-small hien-map__show"
						type="button"
						onClick={ () =>
							setShown( navigator.onLine ? 'map' : 'failure' )
						}
					>
						{ __( 'Hiện bản đồ', 'hien' ) }
					</button>
				) }
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
