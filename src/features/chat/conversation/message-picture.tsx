import { __ } from '@wordpress/i18n';
import { isPlainClick } from '../../../lib/is-plain-click';
import type { Picture } from '../../../lib/picture';
import { imageSize } from './message';

interface Props {
	readonly src: string;
	readonly onOpen: ( ( picture: Picture ) => void ) | undefined;
}

/** An image of a message; its size is reserved before it is loaded. */
export function MessagePicture( { src, onOpen }: Props ) {
	const size = imageSize( src );
	const { width, height } = size ?? { width: 400, height: 300 };
	const alt = __( 'Ảnh đính kèm', 'hien' );
	return (
		<a
			className="hien-message__picture"
			href={ src }
			target="_blank"
			rel="noopener noreferrer"
			onClick={ ( event ) => {
				if ( onOpen && isPlainClick( event ) ) {
					event.preventDefault();
					onOpen( {
						src,
						srcset: '',
						width: size?.width ?? null,
						height: size?.height ?? null,
						alt,
						thumb: src,
						caption: '',
					} );
				}
			} }
		>
			<img
				className="hien-message__image"
				src={ src }
				alt={ alt }
				width={ width }
				height={ height }
				// Reserves its space before it is loaded, within the limits of the style sheet.
				style={ {
					width: Math.min( width, 220, ( 300 * width ) / height ),
				} }
				loading="lazy"
				decoding="async"
			/>
		</a>
	);
}
