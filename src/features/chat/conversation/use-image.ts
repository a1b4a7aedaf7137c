import { useEffect, useSyncExternalStore } from 'react';
import { __ } from '@wordpress/i18n';
import { saveDraft, savedDraft } from '../../../lib/drafts';
import { importWithRetry } from '../../../lib/import-with-retry';
import { createListeners } from '../../../lib/listeners';

interface Chosen {
	readonly preview: string;
	/** Whether more files were chosen with this one: a message has one image. */
	readonly isFirstOfMany: boolean;
}

export type ImageState =
	| { readonly status: 'none' }
	| ( Chosen & {
			readonly status: 'uploading';
			/** The part that has been sent, from 0 to 1. */
			readonly sent: number;
	  } )
	| ( Chosen & { readonly status: 'ready'; readonly url: string } )
	| ( Chosen & {
			readonly status: 'failed';
			readonly reason: string;
			readonly file: File;
	  } );

const NONE: ImageState = { status: 'none' };

const loadUpload = () =>
	import( /* webpackChunkName: "chat-image" */ './upload-image' );

/** The image of the next message, uploaded once it is chosen. `draft`: storage key of its address, for a reload. */
function createImageDraft( uid: string, draft: string ) {
	const { notify, subscribe } = createListeners();
	let state = uploaded( savedDraft( draft ) );
	let latest = new AbortController();

	function uploaded( url: string ): ImageState {
		return url
			? { status: 'ready', preview: url, isFirstOfMany: false, url }
			: NONE;
	}

	function change( next: ImageState ): void {
		const before = state.status === 'none' ? '' : state.preview;
		const after = next.status === 'none' ? '' : next.preview;
		state = next;
		notify();
		if ( before !== after && before.startsWith( 'blob:' ) ) {
			URL.revokeObjectURL( before );
		}
	}

	/** Stops an upload, whose image is no longer wanted. Returns the controller of the next one. */
	function restart(): AbortController {
		latest.abort();
		latest = new AbortController();
		return latest;
	}

	async function choose( files: readonly File[] ): Promise< void > {
		const [ file ] = files;
		if ( ! file ) {
			return;
		}
		const { signal } = restart();
		const chosen = {
			preview: URL.createObjectURL( file ),
			isFirstOfMany: files.length > 1,
		};
		const update = ( next: ImageState ) => {
			if ( ! signal.aborted ) {
				saveDraft( draft, next.status === 'ready' ? next.url : '' );
				change( next );
			}
		};
		const showProgress = ( sent: number ) =>
			update( { status: 'uploading', ...chosen, sent } );
		showProgress( 0 );
		try {
			const { uploadImage } = await loadUpload().catch( () => {
				throw new Error(
					__( 'Chưa tải ảnh lên được. Bạn thử lại nhé.', 'hien' )
				);
			} );
			const url = await uploadImage( file, uid, showProgress, signal );
			update( { status: 'ready', ...chosen, url } );
		} catch ( cause ) {
			const reason = cause instanceof Error ? cause.message : '';
			update( { status: 'failed', ...chosen, reason, file } );
		}
	}

	return {
		getSnapshot: () => state,

		subscribe,

		choose,

		/** Replaces the image by an uploaded one; '' removes it. */
		set: ( url: string ): void => {
			restart();
			saveDraft( draft, url );
			change( uploaded( url ) );
		},
	};
}

/** By storage key. They outlive their component, so that an upload continues while something else is shown. */
const drafts = new Map< string, ReturnType< typeof createImageDraft > >();

/** The image of the next message in the conversation of `uid`, whose address is stored under `draft`. */
export function useImage( uid: string, draft: string ) {
	const known = drafts.get( draft ) ?? createImageDraft( uid, draft );
	drafts.set( draft, known );
	const { subscribe, getSnapshot, choose, set } = known;
	const image = useSyncExternalStore( subscribe, getSnapshot, getSnapshot );
	// Also the code of the preview: later, when an image is chosen, there may be no network.
	useEffect( () => void importWithRetry( loadUpload ), [] );
	return { image, choose, set };
}
