import Wifi from 'lucide-static/icons/wifi.svg';
import WifiOff from 'lucide-static/icons/wifi-off.svg';
import { useEffect, useState } from 'react';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { Notice } from '../../components/ui/notice/notice';
import { useOnline } from '../../lib/use-online';
import { navigationStore } from '../../stores/navigation';

/** Milliseconds for which the notice of a restored connection is shown. */
const CONFIRMATION = 4000;

/** The notice that the device is offline, and what a followed link waits for; and, for CONFIRMATION, that it is online again. */
export function ConnectionNotice() {
	const isOnline = useOnline();
	const isWaiting = useSelect(
		( select ) => select( navigationStore ).isWaiting(),
		[]
	);
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
				text={
					isWaiting
						? __(
								'Bạn đang ngoại tuyến. Khi có mạng, trang vừa chọn sẽ tự mở.',
								'hien'
							)
						: __( 'Bạn đang ngoại tuyến.', 'hien' )
				}
			/>
		);
	}
	return wasOffline ? (
		<Notice icon={ Wifi } text={ __( 'Đã có mạng trở lại.', 'hien' ) } />
	) : null;
}
