import type { createOutbox } from '../../src/features/chat/conversation/outbox';

/** The connection of an outbox, without a network. */
export const offlineConnection: Parameters<
	typeof createOutbox
>[ 0 ][ 'connection' ] = {
	getSnapshot: () => ( {
		state: 'offline',
		reason: '',
		triesAgain: false,
		session: null,
	} ),
	renew: () => Promise.resolve( false ),
	resume: () => Promise.resolve(),
	subscribe: () => () => {},
};
