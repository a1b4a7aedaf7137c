import { useRef } from 'react';
import type { MouseEvent } from 'react';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { signOut } from '../../api/session';
import { boot } from '../../lib/boot';
import { countUnsent, forgetDrafts } from '../../lib/drafts';
import { isPlainClick } from '../../lib/is-plain-click';
import { loadDocument } from '../../lib/load-document';
import { logError } from '../../lib/log-error';
import { nextTask } from '../../lib/timing';
import { alertStore } from '../../stores/alert';
import { navigationStore } from '../../stores/navigation';
import { sessionStore } from '../../stores/session';

/** Routes that are reloaded after signing out: a 403 page then asks to sign in with another account. */
const RELOADED_ROUTES = [ 'error' ];

function failureText( cause: unknown ): string {
	logError( cause );
	return __(
		'Chưa đăng xuất được. Bạn kiểm tra mạng rồi thử lại nhé.',
		'hien'
	);
}

/**
 * A link that signs out, and loads the owner's next page; without the app, WordPress's logout URL does it. It asks first
 * if chat messages are unsent, because they are deleted.
 */
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
		let target = '';
		void end();
		try {
			target = await signOut();
		} catch ( cause ) {
			if ( ! link || ! loadDocument( link ) ) {
				// Signing out has failed.
				void end( false );
				throw cause;
			}
			forgetDrafts();
			return;
		}
		forgetDrafts();
		try {
			loadDocument(
				RELOADED_ROUTES.includes( route )
					? window.location.href
					: target
			);
		} catch ( cause ) {
			// A plugin may have given an invalid address; signing out has not failed.
			logError( cause );
		}
	}

	function stay(): void {
		isLeaving.current = false;
	}

	async function askAndLeave(): Promise< void > {
		const count = countUnsent();
		if ( count === 0 ) {
			return leave();
		}
		// In the chunk that loads after the start, so that it is available offline.
		const { confirmSignOut } = await import(
			/* webpackChunkName: "later" */ './confirm-sign-out'
		);
		// A panel with the link closes first, so that the dialog gives the focus back to its button.
		await nextTask();
		confirmSignOut( {
			count,
			signOut: leave,
			failureText,
			onCancel: stay,
		} );
	}

	return {
		link,
		onClick: ( event: MouseEvent ) => {
			if ( ! isPlainClick( event ) ) {
				return;
			}
			event.preventDefault();
			if ( ! isLeaving.current ) {
				isLeaving.current = true;
				askAndLeave().catch( ( cause: unknown ) => {
					stay();
					void show( failureText( cause ) );
				} );
			}
		},
	};
}
