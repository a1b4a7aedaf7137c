import { useEffect } from 'react';
import { useWriting } from '../comments';

/** The form for a new comment in the lightbox. Loads its code. */
export function ComposerSlot() {
	const writing = useWriting();
	const isOpen = writing?.isOpen ?? false;
	const load = writing?.load;
	useEffect( () => {
		if ( isOpen ) {
			void load?.();
		}
	}, [ isOpen, load ] );
	return isOpen && writing ? (
		<div className="hien-lightbox__form">
			{ writing.writer && (
				<writing.writer.Composer writing={ writing } />
			) }
		</div>
	) : null;
}
