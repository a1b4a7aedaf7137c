import { useMemo, useEffect } from 'react';
import { useRegistry } from '@wordpress/data';
import { Threads, WritingProvider, useWriting } from '../comments';
import { LoadError } from '../../components/ui/empty/empty';
import { CommentsSkeleton } from '../../components/ui/skeleton/skeleton';
import type {
	CommentList,
	Image,
	ImageDetail,
	Screen,
} from '../../contract/types';
import type { ResponseState } from '../../lib/response-state';
import { screenResponses, imageOf } from '../../stores/responses';
import { MoreButton, Side, SideComments } from './side';
import { useImageComments } from './use-image-comments';

function ComposerSlot() {
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
			{ writing.components && (
				<writing.components.Composer writing={ writing } />
			) }
		</div>
	) : null;
}

interface ReadyProps {
	readonly image: ImageDetail;
	readonly first: CommentList;
}

function ReadySide( { image, first }: ReadyProps ) {
	const { id, path } = image;
	const thread = useImageComments( id, first );
	const { count, isLoading, retry } = thread;
	const target = useMemo(
		() => ( { type: 'images', id, path, list: null } ) as const,
		[ id, path ]
	);
	return (
		<WritingProvider
			target={ target }
			isOpen={ image.comment_state.open }
			maxDepth={ first.max_depth }
			comments={ thread.comments }
			reload={ thread.reload }
		>
			<Side
				image={ image }
				author={ image.author }
				form={ <ComposerSlot /> }
			>
				<SideComments count={ count } isBusy={ isLoading }>
					<Threads comments={ thread.comments } hash={ null } />
					{ retry && <LoadError retry={ retry } compact /> }
					{ thread.hasMore && ! retry && (
						<MoreButton
							isBusy={ isLoading }
							onClick={ thread.more }
						/>
					) }
				</SideComments>
			</Side>
		</WritingProvider>
	);
}

interface Props {
	readonly image: Image;
	readonly screen: ResponseState< Screen >;
}

/** The text, the comments and the comment form of an image. */
export function ImageSide( { image, screen }: Props ) {
	const registry = useRegistry();
	const ready = screen.status === 'ready' ? screen.data : null;
	const detail = ready && imageOf( registry, ready );
	if ( ready && detail ) {
		const { comments } = screenResponses( registry, ready );
		return <ReadySide image={ detail } first={ comments as CommentList } />;
	}
	return (
		<Side image={ image } author={ null } form={ null }>
			<SideComments
				count={ image.comments }
				isBusy={ screen.status === 'loading' }
			>
				{ screen.status === 'error' ? (
					<LoadError
						retry={ screen.retry }
						error={ screen.error }
						compact
					/>
				) : (
					<CommentsSkeleton />
				) }
			</SideComments>
		</Side>
	);
}
