import { useEffect, useRef, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { CHAT_MESSAGE_LENGTH } from '../../../contract/constants';
import { boot } from '../../../lib/boot';
import { saveDraft, savedDraft } from '../../../lib/drafts';
import { formatNumber } from '../../../lib/formats';
import type { Content } from './send';
import { useImage } from './use-image';

/** Milliseconds after a message in which an empty one is the second click of two. */
const DOUBLE_CLICK = 1000;

export interface Draft {
	readonly text: string;
	readonly setText: ( text: string ) => void;
	readonly image: ReturnType< typeof useImage >;
	/** Why the last action failed, in a sentence; '' once the cause is gone. */
	readonly failure: string;
	/** Returns the content to send and empties the draft; null if it cannot be sent. */
	readonly take: () => Content | null;
	/** Inserts a refused message before the draft. False, and nothing is changed, if both have an image. */
	readonly restore: ( content: Content ) => boolean;
}

/** The message that the signed-in user is writing to a conversation. It survives a reload. */
export function useDraft( uid: string ): Draft {
	const name = `chat-${ boot().user?.id ?? '' }-${ uid }`;
	const [ text, setState ] = useState( () => savedDraft( name ) );
	const [ failure, setFailure ] = useState( '' );
	const image = useImage( uid, `${ name }-image` );
	const { status } = image.image;
	const isEmpty = text.trim() === '' && status === 'none';
	const takenAt = useRef( 0 );
	// The failure may have been about the image.
	useEffect( () => setFailure( '' ), [ status ] );

	function setText( value: string ): void {
		setState( value );
		setFailure( '' );
		saveDraft( name, value );
	}

	/** Why the draft cannot be sent, in a sentence; '' if it can. */
	function problem(): string {
		if ( status === 'uploading' ) {
			return __( 'Ảnh đang được tải lên, bạn chờ một chút nhé.', 'hien' );
		}
		if ( status === 'failed' ) {
			return __(
				'Ảnh chưa tải lên được. Bạn thử lại, hoặc bỏ ảnh rồi gửi nhé.',
				'hien'
			);
		}
		if ( text.length > CHAT_MESSAGE_LENGTH ) {
			return sprintf(
				/* translators: %s: number of characters. */
				__( 'Tin nhắn dài quá %s ký tự. Bạn chia ra nhé.', 'hien' ),
				formatNumber( CHAT_MESSAGE_LENGTH )
			);
		}
		return isEmpty ? __( 'Vui lòng nhập nội dung chat!', 'hien' ) : '';
	}

	function take(): Content | null {
		if ( isEmpty && Date.now() - takenAt.current < DOUBLE_CLICK ) {
			return null;
		}
		const found = problem();
		if ( found ) {
			setFailure( found );
			return null;
		}
		const { image: chosen } = image;
		const img = chosen.status === 'ready' ? chosen.url : '';
		takenAt.current = Date.now();
		setText( '' );
		if ( img ) {
			image.set( '' );
		}
		return { text: text.trim(), img };
	}

	function restore( content: Content ): boolean {
		if ( content.img && status !== 'none' ) {
			setFailure(
				__(
					'Mỗi tin nhắn có một ảnh. Bạn gửi hoặc bỏ ảnh đang chọn trước nhé.',
					'hien'
				)
			);
			return false;
		}
		setText( [ content.text, text ].filter( Boolean ).join( '\n' ) );
		if ( content.img ) {
			image.set( content.img );
		}
		return true;
	}

	return { text, setText, image, failure, take, restore };
}
