import { useRef, useState } from 'react';

interface Task {
	readonly isBusy: boolean;
	/** The outcome of the last request, '' for none. */
	readonly message: string;
	readonly isFailed: boolean;
	/** Runs a task, unless one is running. The task resolves to its success message. */
	readonly run: ( task: () => Promise< string > ) => void;
	readonly fail: ( message: string ) => void;
}

/** Runs the request of a button, and holds its outcome; `failureText` returns the message for a thrown error. */
export function useTask( failureText: ( cause: unknown ) => string ): Task {
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
			setEnd( { message: failureText( cause ), isFailed: true } );
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
