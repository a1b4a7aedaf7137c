import { __, sprintf } from '@wordpress/i18n';
import type { ChatHours } from '../../../contract/types';

/** When the author answers, in a sentence. */
export function hoursText( { days, from, to }: ChatHours ): string {
	const hours = sprintf(
		/* translators: 1, 2: times as 08:00. */
		__( 'Giờ trả lời: %1$s đến %2$s', 'hien' ),
		from,
		to
	);
	const names: Record< number, string > = {
		5: __( 'thứ hai đến thứ sáu', 'hien' ),
		6: __( 'thứ hai đến thứ bảy', 'hien' ),
	};
	const name = names[ days.length ];
	return name ? `${ hours }, ${ name }.` : `${ hours }.`;
}
