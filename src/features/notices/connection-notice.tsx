import Wifi from 'lucide-static/icons/wifi.svg';
import WifiOff from 'lucide-static/icons/wifi-off.svg';
import { useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { Notice } from '../../components/ui/notice/notice';
import { useOnline } from '../../lib/use-online';

/** Milliseconds for which the notice of a restored connection is shown. */
const CONFIRMATION = 4000;

/** The notice that the device is offline and, for CONFIRMATION, that it is online again. */
export function ConnectionNotice() {
	const isOnline = useOnline();
	const [ wasOffline, setWasOffline ] = useState( ! isOnline );
	useEffect( () => {
		if ( ! isOnline ) {
			setWasOffline( true );
			return;
		}
		const timer = setTimeout( () => setWasOffline( false ), CONFIRMATION );
		return () => clearTimeout( timer );
	}, [ isOnline ] );
	if ( ! isOnline ) {
		return (
			<Notice
				icon={ WifiOff }
				text={ __( 'Bạn đang ngoại tuyến.', 'hien' ) }
			/>
		);
	}
	return wasOffline ? (
		<Notice icon={ Wifi } text={ __( 'Đã có mạng trở lại.', 'hien' ) } />
	) : null;
}
