import { useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { serverMessageOr } from '../../api/server-message';

/** The message for a failed request. */
export function taskFailure( cause: unknown ): string {
	return serverMessageOr(
		navigator.onLine
			? __( 'Chưa làm được. Bạn thử lại nhé.', 'hien' )
			: __( 'Bạn đang ngoại tuyến. Có mạng rồi thử lại nhé.', 'hien' ),
		cause
	);
}

interface Task {
	readonly isBusy: boolean;
	/** The outcome of the last request, for <Outcome>. */
	readonly message: string;
	readonly isFailed: boolean;
	/** Runs a task, unless one is running. The task resolves to its success message. */
	readonly run: ( task: () => Promise< string > ) => void;
	readonly fail: ( message: string ) => void;
}

/** Runs the request of a button, and holds its outcome. */
export function useTask(): Task {
	const [ isBusy, setBusy ] = useState( false );
	const running = useRef( false );
	const [ end, setEnd ] = useState( { message: '', isFailed: false } );

	async function runTask( task: () => Promise< string > ): Promise< void > {
		if ( running.current ) {
			return;
		}
		running.current = true;
		setBusy( true );
		setEnd( { message: '', isFailed: false } );
		try {
			setEnd( { message: await task(), isFailed: false } );
		} catch ( cause ) {
			setEnd( { message: taskFailure( cause ), isFailed: true } );
		} finally {
			running.current = false;
			setBusy( false );
		}
	}

	return {
		isBusy,
		...end,
		run: ( task ) => void runTask( task ),
		fail: ( message ) => setEnd( { message, isFailed: true } ),
	};
}
