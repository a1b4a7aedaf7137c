import { useDispatch } from '@wordpress/data';
import { AVATAR_SIZE } from '../../contract/constants';
import type { Account } from '../../contract/types';
import { screenCache } from '../../navigation';
import { responsesStore } from '../../stores/responses';
import { sessionStore, useUser } from '../../stores/session';

/** Returns a function that updates the account on this screen and in the header with a response of the server. */
export function useReceiveAccount(): ( account: Account ) => void {
	const user = useUser();
	const { receive } = useDispatch( responsesStore );
	const { receive: receiveUser } = useDispatch( sessionStore );

	return ( account ) => {
		screenCache.clear(); // Cached screens have the old account.
		void receive( { account } );
		if ( user ) {
			void receiveUser( {
				...user,
				name: account.name,
				avatar_urls: { [ AVATAR_SIZE ]: account.avt },
				reply_mail: account.reply_mail,
			} );
		}
	};
}
