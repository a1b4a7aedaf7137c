import { useEffect, useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { uploadChatImage } from '../../../api/chat';
import { refusalOr } from '../../../api/errors';
import { saveDraft, savedDraft } from '../../../lib/drafts';

export type ImageState =
	| { readonly status: 'none' }
	| {
			readonly status: 'uploading';
			readonly preview: string;
			/** The part that has been sent, from 0 to 1. */
			readonly sent: number;
	  }
	| {
			readonly status: 'ready';
			readonly preview: string;
			readonly url: string;
	  }
	| {
			readonly status: 'failed';
			readonly preview: string;
			readonly reason: string;
			readonly file: File;
	  };

const NONE: ImageState = { status: 'none' };

/** Larger than the server takes: said before it is sent. */
const LARGEST = 5 * 1024 * 1024;

/** An image as small as it will be kept; where the code for that does not come, as it is. */
async function shrink( file: File ): Promise< Blob > {
	try {
		const { shrinkImage } = await import(
			/* webpackChunkName: "chat-image" */ './shrink-image'
		);
		return await shrinkImage( file );
	} catch {
		return file;
	}
}

/**
 * The image that goes with the next message. It is uploaded as soon as it is chosen, and survives a reload then.
 *
 * @param uid   Whose conversation it is for.
 * @param draft Name of its draft.
 */
export function useImage( uid: string, draft: string ) {
	const [ image, setImage ] = useState< ImageState >( () => {
		const url = savedDraft( draft );
		return url ? { status: 'ready', preview: url, url } : NONE;
	} );
	/** The upload that counts: an earlier one may end later. */
	const upload = useRef( 0 );
	const preview = image.status === 'none' ? '' : image.preview;
	useEffect(
		() => () => {
			if ( preview.startsWith( 'blob:' ) ) {
				URL.revokeObjectURL( preview );
			}
		},
		[ preview ]
	);

	function set( url: string ): void {
		upload.current++;
		saveDraft( draft, url );
		setImage( url ? { status: 'ready', preview: url, url } : NONE );
	}

	async function choose( file: File ): Promise< void > {
		const mine = ++upload.current;
		const shown = URL.createObjectURL( file );
		const finish = ( state: ImageState ) =>
			mine === upload.current && setImage( state );
		const tell = ( sent: number ) =>
			finish( { status: 'uploading', preview: shown, sent } );
		tell( 0 );
		const small = await shrink( file );
		if ( small.size > LARGEST ) {
			finish( {
				status: 'failed',
				preview: shown,
				reason: __(
					'Ảnh lớn hơn 5 MB. Bạn chọn ảnh nhỏ hơn nhé.',
					'hien'
				),
				file,
			} );
			return;
		}
		try {
			const { url } = await uploadChatImage( small, uid, tell );
			if ( mine === upload.current ) {
				saveDraft( draft, url );
			}
			finish( { status: 'ready', preview: shown, url } );
		} catch ( cause ) {
			finish( {
				status: 'failed',
				preview: shown,
				reason: refusalOr(
					__( 'Chưa tải ảnh lên được. Bạn thử lại nhé.', 'hien' ),
					cause
				),
				file,
			} );
		}
	}

	return { image, choose, set };
}
