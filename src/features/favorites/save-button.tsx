import Bookmark from 'lucide-static/icons/bookmark.svg';
import { __, sprintf } from '@wordpress/i18n';
import type { SavedItem } from '../../api/favorites';
import { Icon } from '../../components/ui/icon/icon';
import { cx } from '../../lib/class-names';
import { useSaved } from './use-favorites';

export interface Props {
	readonly type: SavedItem[ 'type' ];
	readonly id: number;
	/** Title of the item, for the accessible name; needed if a page has several of these buttons. */
	readonly title?: string;
	readonly className?: string;
	readonly isIcon?: boolean;
}

function label( type: Props[ 'type' ], isSaved: boolean ): string {
	if ( isSaved ) {
		return __( 'Đã lưu', 'hien' );
	}
	return type === 'posts' ? __( 'Lưu bài', 'hien' ) : __( 'Lưu lại', 'hien' );
}

/** The component that SaveButton of index.tsx loads. */
export function SaveButton( props: Props ) {
	const { type, id, title, isIcon } = props;
	const { className = 'hien-button is-outline is-small' } = props;
	const saved = useSaved( { type, object_id: id } );
	const isSaved = saved.isSaved ?? false;
	const text = label( type, isSaved );
	return (
		<button
			className={ cx( className, 'hien-save', isSaved && 'is-active' ) }
			type="button"
			aria-pressed={ isSaved }
			aria-label={
				title === undefined
					? undefined
					: /* translators: 1: "Lưu bài" or the like. 2: a title. */
						sprintf( __( '%1$s: %2$s', 'hien' ), text, title )
			}
			onClick={ saved.toggle }
		>
			<Icon icon={ Bookmark } />
			{ ! isIcon && text }
		</button>
	);
}
