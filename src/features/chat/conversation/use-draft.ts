import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { saveDraft, savedDraft } from '../../../lib/drafts';
import { MESSAGE_MAX_LENGTH } from './message';
import type { Content } from './send';
import { useImage } from './use-image';

export interface Draft {
	readonly text: string;
	readonly setText: ( text: string ) => void;
	readonly image: ReturnType< typeof useImage >;
	/** Why it cannot be sent as it is; '' before somebody tries. */
	readonly failure: string;
	/** Takes what is to be sent; null where something is missing. */
	readonly take: () => Content | null;
	/** Puts back what was refused, before what is being written. */
	readonly restore: ( content: Content ) => void;
}

/** The message that is being written in a conversation. It survives a reload. */
export function useDraft( uid: string ): Draft {
	const name = `chat-${ uid }`;
	const [ text, setState ] = useState( () => savedDraft( name ) );
	const [ failure, setFailure ] = useState( '' );
	const image = useImage( uid, `${ name }-image` );

	function setText( value: string ): void {
		setState( value );
		setFailure( '' );
		saveDraft( name, value );
	}

	function take(): Content | null {
		const { image: chosen } = image;
		if ( chosen.status === 'uploading' ) {
			setFailure(
				__( 'Ảnh đang được tải lên, bạn chờ một chút nhé.', 'hien' )
			);
			return null;
		}
		if ( text.length > MESSAGE_MAX_LENGTH ) {
			setFailure(
				__( 'Tin nhắn dài quá 2.000 ký tự. Bạn chia ra nhé.', 'hien' )
			);
			return null;
		}
		const img = chosen.status === 'ready' ? chosen.url : '';
		if ( text.trim() === '' && ! img ) {
			setFailure( __( 'Vui lòng nhập nội dung chat!', 'hien' ) );
			return null;
		}
		setText( '' );
		if ( img ) {
			image.set( '' );
		}
		return { text: text.trim(), img };
	}

	return {
		text,
		setText,
		image,
		failure,
		take,
		restore( content ) {
			setText( [ content.text, text ].filter( Boolean ).join( '\n' ) );
			if ( content.img ) {
				image.set( content.img );
			}
		},
	};
}
