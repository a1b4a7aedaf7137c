import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useDispatch, useSelect } from '@wordpress/data';
import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { sendImageComment } from '../../api/comments';
import { ApiError } from '../../api/errors';
import { Threads } from '../comments';
import { LoadError } from '../../components/ui/empty/empty';
import { CommentForm } from './comment-form';
import { MoreButton, Side, SideComments } from './side';
import { CommentsSkeleton } from '../../components/ui/skeleton/skeleton';
import { AVATAR_SIZE } from '../../contract/constants';
import { ROUTES } from '../../contract/routes';
import type {
	CommentList,
	Image,
	ImageDetail,
	Screen,
} from '../../contract/types';
import { site } from '../../lib/boot';
import { saveDraft, savedDraft } from '../../lib/drafts';
import { restPath, withQuery } from '../../lib/paths';
import type { ResponseState } from '../../lib/response-state';
import { screenCache } from '../../navigation';
import { alertStore } from '../../stores/alert';
import { lightboxStore } from './store';
import { sessionStore } from '../../stores/session';
import { imageOf } from './image-of';
import { useImageComments } from './use-image-comments';

function commentsOf( { data, params }: Screen ): CommentList {
	const [ , template ] = ROUTES.image.rest;
	// The route says which response this is.
	return data[ restPath( template, params ) ] as CommentList;
}

/** A link to the login form, which leads back to this page. */
function SignInLink( { children }: { readonly children?: ReactNode } ) {
	const login = withQuery( site().login, {
		redirect_to: window.location.href,
	} );
	return <a href={ login }>{ children }</a>;
}

function askToSignIn(): ReactElement {
	return createInterpolateElement(
		/* translators: <a>: link to where visitors sign in. */
		__( 'Vui lòng đăng nhập để bình luận! <a>Đăng nhập</a>', 'hien' ),
		{ a: <SignInLink /> }
	);
}

/** The state and the handlers of the comment form of an image; a comment that cannot be sent stays in its field. */
function useComposer( id: number, onSent: ( comment: number ) => void ) {
	const user = useSelect(
		( select ) => select( sessionStore ).getUser(),
		[]
	);
	const key = `image-${ id }`;
	const content = useSelect(
		( select ) =>
			select( lightboxStore ).getDraft( id ) ?? savedDraft( key ),
		[ id, key ]
	);
	const alert = useDispatch( alertStore );
	const { draft } = useDispatch( lightboxStore );
	const [ isSending, setSending ] = useState( false );

	function write( text: string ): void {
		saveDraft( key, text );
		void draft( id, text );
	}

	async function send(): Promise< void > {
		setSending( true );
		try {
			const { comment, waiting } = await sendImageComment( id, content );
			screenCache.clear();
			write( '' );
			if ( waiting ) {
				void alert.show(
					__(
						'Cảm ơn bạn! Bình luận sẽ hiện ra sau khi được duyệt.',
						'hien'
					)
				);
			} else {
				onSent( comment.id );
			}
		} catch ( error ) {
			const isRefused =
				error instanceof ApiError && error.kind === 'refused';
			void alert.show(
				isRefused
					? error.message
					: __( 'Chưa gửi được bình luận. Bạn thử lại nhé.', 'hien' )
			);
		} finally {
			setSending( false );
		}
	}

	function submit(): void {
		if ( isSending ) {
			return;
		}
		if ( user === null ) {
			void alert.show( askToSignIn() );
		} else if ( content.trim() === '' ) {
			void alert.show( __( 'Nội dung không được bỏ trống!', 'hien' ) );
		} else {
			void send();
		}
	}

	return {
		avatar: user?.avatar_urls[ AVATAR_SIZE ] ?? null,
		content,
		isSending,
		onChange: write,
		onSubmit: submit,
	};
}

interface ReadyProps {
	readonly image: ImageDetail;
	readonly first: CommentList;
}

function ReadySide( { image, first }: ReadyProps ) {
	const thread = useImageComments( image.id, first );
	const composer = useComposer( image.id, thread.reload );
	const { count, isLoading, retry } = thread;
	return (
		<Side
			image={ image }
			author={ image.author }
			form={ image.comment_state.open && <CommentForm { ...composer } /> }
		>
			<SideComments count={ count } isBusy={ isLoading }>
				<Threads comments={ thread.comments } hash={ null } />
				{ retry && <LoadError retry={ retry } compact /> }
				{ thread.hasMore && ! retry && (
					<MoreButton isBusy={ isLoading } onClick={ thread.more } />
				) }
			</SideComments>
		</Side>
	);
}

interface Props {
	/** The image as the list has it. */
	readonly image: Image;
	readonly screen: ResponseState< Screen >;
}

/** The text, the comments and the comment form of an image. */
export function ImageSide( { image, screen }: Props ) {
	const detail = screen.status === 'ready' ? imageOf( screen.data ) : null;
	if ( screen.status === 'ready' && detail ) {
		return (
			<ReadySide image={ detail } first={ commentsOf( screen.data ) } />
		);
	}
	return (
		<Side image={ image } author={ null } form={ null }>
			<SideComments
				count={ image.comments }
				isBusy={ screen.status === 'loading' }
			>
				{ screen.status === 'error' ? (
					<LoadError retry={ screen.retry } compact />
				) : (
					<CommentsSkeleton />
				) }
			</SideComments>
		</Side>
	);
}
