import { useRef } from 'react';
import type { MouseEvent } from 'react';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { signOut } from '../../api/session';
import { boot } from '../../lib/boot';
import { forgetDrafts } from '../../lib/drafts';
import { isPlainClick } from '../../lib/is-plain-click';
import { loadDocument } from '../../lib/load-document';
import { logError } from '../../lib/log-error';
import { alertStore } from '../../stores/alert';
import { navigationStore } from '../../stores/navigation';
import { sessionStore } from '../../stores/session';

/** Routes that are reloaded after signing out: a 403 page then asks to sign in with another account. */
const RELOADED_ROUTES = [ 'error' ];

/** A link that signs out, and loads the owner's next page; without the app, WordPress's logout URL does it. */
export function useSignOut() {
	// A page that was printed for a visitor has none; see restoreUser().
	const link = boot().logout ?? '';
	const route = useSelect(
		( select ) => select( navigationStore ).getScreen()?.route ?? '',
		[]
	);

	const { end } = useDispatch( sessionStore );
	const { show } = useDispatch( alertStore );
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
				// Signing out has failed.
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
		loadDocument(
			RELOADED_ROUTES.includes( route ) ? window.location.href : target
		);
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
