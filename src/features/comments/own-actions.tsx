import Pencil from 'lucide-static/icons/pencil.svg';
import Trash from 'lucide-static/icons/trash-2.svg';
import { useEffect, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Icon } from '../../components/ui/icon/icon';
import type { Comment } from '../../contract/types';
import { useWriting } from './writing-context';

const TICK = 10_000;

type Own = Comment[ 'own' ];

/** When comments can be edited no longer, by the clock of the browser, which may be hours off the server's. */
const ends = new WeakMap< NonNullable< Own >, number >();

function endOf( own: Own ): number {
	if ( own === null ) {
		return 0;
	}
	const end = ends.get( own ) ?? Date.now() + own.edit_seconds * 1000;
	ends.set( own, end );
	return end;
}

/** The minutes for which a comment can be edited, rounded up; 0 if it is too late. */
function useMinutesLeft( own: Own ): number {
	const [ now, setNow ] = useState( () => Date.now() );
	const left = endOf( own ) - now;
	const isOver = left <= 0;
	useEffect( () => {
		if ( isOver ) {
			return;
		}
		const timer = setInterval( () => setNow( Date.now() ), TICK );
		return () => clearInterval( timer );
	}, [ isOver ] );
	return isOver ? 0 : Math.ceil( left / 60_000 );
}

/** The edit and delete buttons of the author of a comment. */
export function OwnActions( { comment }: { readonly comment: Comment } ) {
	const writing = useWriting();
	const minutes = useMinutesLeft( comment.own );
	return (
		<>
			{ minutes > 0 && (
				<button
					className="hien-button is-small hien-comment__action"
					type="button"
					onClick={ () =>
						writing?.begin( { kind: 'edit', comment } )
					}
				>
					<Icon icon={ Pencil } small />
					{ sprintf(
						/* translators: %d: minutes that are left. */
						__( 'Sửa (còn %d phút)', 'hien' ),
						minutes
					) }
				</button>
			) }
			<button
				className="hien-button is-small hien-comment__action"
				type="button"
				onClick={ () => writing?.begin( { kind: 'delete', comment } ) }
			>
				<Icon icon={ Trash } small />
				{ __( 'Xóa', 'hien' ) }
			</button>
		</>
	);
}
