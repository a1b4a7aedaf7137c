import UserRound from 'lucide-static/icons/user-round.svg';
import { useEffect, useState } from 'react';
import { useDispatch, useSelect } from '@wordpress/data';
import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { SESSION_ENDED } from '../../api/session-ended';
import { Link } from '../../components/ui/link/link';
import { Notice } from '../../components/ui/notice/notice';
import { loginLinkHere } from '../../lib/account-links';
import { mayReload } from '../../lib/reload-guard';
import { hasUnsavedText } from '../../lib/unsaved-text';
import { siteKey } from '../../lib/site-key';
import { readStorage, writeStorage } from '../../lib/storage';
import { useListener } from '../../lib/use-listener';
import { alertStore } from '../../stores/alert';
import { sessionStore, useUser } from '../../stores/session';

/** The id of this page's user, which tabs send to each other; '' for a visitor, null until known. */
function useOwnUser( restored: Promise< boolean > ): string | null {
	const user = useUser();
	const [ isKnown, setKnown ] = useState( false );
	useEffect( () => {
		void restored.then( setKnown );
	}, [ restored ] );
	return isKnown ? String( user?.id ?? '' ) : null;
}

/** Whether this document was loaded by the browser's Back or Forward, possibly from its cache. */
function isFromHistory(): boolean {
	const [ entry ] = performance.getEntriesByType( 'navigation' );
	return (
		( entry as PerformanceNavigationTiming | undefined )?.type ===
		'back_forward'
	);
}

/** The user of a later page, if it differs: who has signed in or out in another tab, or before Back to this page. */
function useOtherUser( own: string | null ): string | null {
	const [ other, setOther ] = useState< string | null >( null );
	const { end } = useDispatch( sessionStore );
	useEffect( () => {
		if ( own === null ) {
			return;
		}
		const key = siteKey( 'user' );
		const note = ( user: unknown ) =>
			setOther( typeof user === 'string' && user !== own ? user : null );
		const noteLatest = () => note( readStorage( 'localStorage', key ) );
		const onShow = ( { persisted }: PageTransitionEvent ) =>
			persisted && noteLatest();

		const channel = new BroadcastChannel( siteKey( 'session' ) );
		if ( isFromHistory() ) {
			noteLatest();
		} else {
			writeStorage( 'localStorage', key, own );
			channel.postMessage( own );
		}
		channel.onmessage = ( { data } ) => {
			note( data );
			if ( data === own ) {
				// After the end of the session, the same user has signed in again.
				void end( false );
			}
		};
		window.addEventListener( 'pageshow', onShow );
		return () => {
			channel.close();
			window.removeEventListener( 'pageshow', onShow );
		};
	}, [ own, end ] );
	return other;
}

/**
 * Shows an alert when the session has ended; its login link leads back to the current page. Returns whether it has,
 * until the user signs in again.
 */
function useEndedSession(): boolean {
	const { show } = useDispatch( alertStore );
	const { end } = useDispatch( sessionStore );
	const isEnding = useSelect(
		( select ) => select( sessionStore ).isEnding(),
		[]
	);
	const [ isTold, setTold ] = useState( false );
	useEffect( () => {
		if ( ! isEnding ) {
			setTold( false );
		}
	}, [ isEnding ] );
	useListener( window, SESSION_ENDED, () => {
		void end();
		setTold( true );
		void show(
			createInterpolateElement(
				/* translators: <a>: link to where visitors sign in. */
				__(
					'Phiên đăng nhập đã hết. Những gì bạn viết vẫn còn. <a>Đăng nhập lại</a>',
					'hien'
				),
				{ a: <Link to={ loginLinkHere() } /> }
			)
		);
	} );
	return isTold;
}

interface Props {
	readonly reload: () => void;
	readonly restored: Promise< boolean >;
}

/** Reloads the page when another user is signed in; while text is being written, it shows a notice instead. */
export function SessionNotice( { reload, restored }: Props ) {
	const user = useOtherUser( useOwnUser( restored ) );
	const { end } = useDispatch( sessionStore );
	const isTold = useEndedSession();
	useEffect( () => {
		if ( user !== null ) {
			void end();
		}
		if (
			user !== null &&
			! hasUnsavedText() &&
			mayReload( 'user', window.location.pathname )
		) {
			reload();
		}
	}, [ user, reload, end ] );
	// That nobody is signed in any more, the alert has said already.
	return user === null || ( user === '' && isTold ) ? null : (
		<Notice
			icon={ UserRound }
			text={
				user === ''
					? __( 'Bạn đã đăng xuất ở thẻ khác.', 'hien' )
					: __( 'Bạn đã đăng nhập ở thẻ khác.', 'hien' )
			}
		>
			<button
				className="hien-button is-small"
				type="button"
				onClick={ reload }
			>
				{ __( 'Tải lại', 'hien' ) }
			</button>
		</Notice>
	);
}
