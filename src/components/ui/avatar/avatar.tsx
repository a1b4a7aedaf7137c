import { AVATAR_SIZE } from '../../../contract/constants';
import type { SignedInUser } from '../../../contract/types';
import { cx } from '../../../lib/class-names';

interface Props {
	readonly src: string;
	readonly size?: 'small' | 'medium' | 'large';
}

/** A portrait beside a name that is written out. */
export function Avatar( { src, size }: Props ) {
	return (
		<span className={ cx( 'hien-avatar', size && `is-${ size }` ) }>
			<img
				className="hien-avatar__image"
				src={ src }
				alt=""
				width={ AVATAR_SIZE }
				height={ AVATAR_SIZE }
				loading="lazy"
				decoding="async"
			/>
		</span>
	);
}

interface UserProps extends Pick< Props, 'size' > {
	readonly user: Pick< SignedInUser, 'avatar_urls' >;
}

export function UserAvatar( { user, ...props }: UserProps ) {
	return (
		<Avatar { ...props } src={ user.avatar_urls[ AVATAR_SIZE ] ?? '' } />
	);
}
