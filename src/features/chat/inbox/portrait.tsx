import { __ } from '@wordpress/i18n';
import { AVATAR_SIZE } from '../../../contract/constants';
import { cx } from '../../../lib/class-names';
import { usePresence } from '../conversation/use-presence';

interface Props {
	readonly uid: string;
	readonly src: string;
}

export function presenceText( isOnline: boolean ): string {
	return isOnline
		? __( 'Đang trực tuyến', 'hien' )
		: __( 'Ngoại tuyến', 'hien' );
}

/** A member's portrait, with a dot that shows whether they are online. */
export function Portrait( { uid, src }: Props ) {
	const isOnline = usePresence( uid );
	return (
		<span className="hien-avatar is-medium hien-portrait">
			{ src && (
				<img
					className="hien-avatar__image"
					src={ src }
					alt=""
					width={ AVATAR_SIZE }
					height={ AVATAR_SIZE }
					loading="lazy"
				/>
			) }
			{ isOnline !== undefined && (
				<span
					className={ cx(
						'hien-portrait__presence',
						isOnline && 'is-online'
					) }
				>
					<span className="hien-visually-hidden">
						{ presenceText( isOnline ) }
					</span>
				</span>
			) }
		</span>
	);
}
