import { useRef } from 'react';
import type { MouseEvent } from 'react';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { signOut } from '../../api/session';
import { boot } from '../../lib/boot';
import { forgetDrafts } from '../../lib/forget-drafts';
import { isPlainClick } from '../../lib/follow-link';
import { loadDocument } from '../../lib/load-document';
import { logError } from '../../lib/log-error';
import { alertStore } from '../../stores/alert';
import { navigationStore } from '../../stores/navigation';
import { sessionStore } from '../../stores/session';

/** Routes that stay where they are: a page that an account may not see asks for another account to sign in. */
const STAYS = [ 'error' ];

/**
 * A link by which the visitor signs out. Without the app, and where the call fails, WordPress's own address does it.
 * Afterwards the page that the owner's settings name is loaded.
 */
export function useSignOut() {
	// A page that was printed for a visitor, before the API said who is signed in, has none.
	const link = boot().logout ?? '';
	const route = useSelect(
		( select ) => select( navigationStore ).getScreen()?.route ?? '',
		[]
	);

	const { end } = useDispatch( sessionStore );
	const { show } = useDispatch( alertStore );
	/** Whether the visitor has pressed it: a second press would sign out who no longer is signed in. */
	const isLeaving = useRef( false );

	async function leave(): Promise< void > {
		if ( isLeaving.current ) {
			return;
		}
		isLeaving.current = true;
		let target = '';
		void end();
		try {
			target = await signOut();
		} catch {
			if ( link && loadDocument( link ) ) {
				forgetDrafts();
			} else {
				// Nobody has been signed out.
				void end( false );
				isLeaving.current = false;
				void show(
					__(
						'Chưa đăng xuất được. Bạn kiểm tra mạng rồi thử lại nhé.',
						'hien'
					)
				);
			}
			return;
		}
		forgetDrafts();
		loadDocument( STAYS.includes( route ) ? window.location.href : target );
	}

	return {
		link,
		onClick: ( event: MouseEvent ) => {
			if ( isPlainClick( event ) ) {
				event.preventDefault();
				leave().catch( logError );
			}
		},
	};
}
