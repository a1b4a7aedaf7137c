import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError, toApiError } from '../../api/errors';
import { isRestRefused } from '../../api/server-message';
import { SESSION_ENDED, sessionEnded } from '../../api/session-ended';
import type { WordpressForm } from '../../api/errors';
import { markTextSaved } from '../../lib/unsaved-text';
import { logError } from '../../lib/log-error';
import { newIdempotencyKey } from '../../lib/idempotency-key';
import { useCountdown } from './use-countdown';
import { useIsHydrating } from '../../lib/use-is-hydrating';
import { useDraft } from './use-draft';
import { failureText } from './failure-text';
import { HONEYPOT } from './honeypot';
import { fieldId } from './field';

interface Options< Values extends FieldValues, Result > {
	/** Name of the form, the prefix of the ids of its fields; the same as in the server's HTML. */
	readonly name: string;
	readonly draftName?: string;
	/** Whether it has a <Honeypot>; it then also sends the seconds since it was opened. For forms of visitors. */
	readonly hasHoneypot?: boolean;
	/** Of a form that edits existing data: the values that its fields began with. It is not reset after it was sent. */
	readonly values?: Values;
	/** Fields whose text is saved as a draft until it is sent. */
	readonly draft?: readonly Path< Values >[];
	/** Sends the values. The key is the same for each attempt to send the same ones; see post() of the API client. */
	readonly send: ( values: Values, key: string ) => Promise< Result >;
	/** The form of WordPress that does the same, for a server that takes no calls of REST; null for none. */
	readonly wordpressForm?: ( values: Values ) => WordpressForm | null;
	/**
	 * Called once the server has accepted the values. Afterwards a form without `values` is reset. It is awaited: if it
	 * rejects with an ApiError, as replaceDocument() does, the error is shown and the form stays.
	 */
	readonly onDone: (
		result: Result,
		values: Values
	) => void | Promise< void >;
}

export interface Submission< Values extends FieldValues > {
	readonly name: string;
	readonly form: UseFormReturn< Values >;
	readonly submit: () => Promise< void >;
	readonly isSending: boolean;
	/** The error message of the last attempt, unless it belongs to a field; '' for none. */
	readonly failure: string;
	/** The form of WordPress that may accept what was refused; null for none. */
	readonly instead: WordpressForm | null;
	/** Seconds left before the next attempt, of those that the server wants; 0 for none. */
	readonly wait: number;
	/** Resets the form and deletes its draft. */
	readonly discard: () => void;
}

/**
 * The state of a form that is sent to the API: validation, errors at their fields, a draft, and one request at a time.
 *
 * The fields are uncontrolled, so text that was typed before hydration stays.
 */
export function useSubmission< Values extends FieldValues, Result >( {
	name,
	draftName = name,
	values: first,
	draft = [],
	hasHoneypot = false,
	send,
	wordpressForm = () => null,
	onDone,
}: Options< Values, Result > ): Submission< Values > {
	const form = useForm< Values >();
	const [ error, setError ] = useState< ApiError | null >( null );
	const pause = error?.retryAfter ?? 0;
	const wait = useCountdown( pause );
	const isOver = pause > 0 && wait === 0;
	const [ isSending, setSending ] = useState( false );
	const sending = useRef( false );
	const isHydrating = useIsHydrating();
	/** When the form became visible, in milliseconds since 1970. */
	const [ opened ] = useState( () =>
		isHydrating ? performance.timeOrigin : Date.now()
	);
	/** The last sent values, and their key. */
	const attempt = useRef( { body: '', key: '' } );
	const deleteDraft = useDraft( form, draftName, draft, first );

	/** Shows an error at its field, or above the button if the form has no such field. */
	function show( failed: ApiError ): void {
		if ( failed.kind === 'aborted' ) {
			return; // Whoever has aborted it has said why.
		}
		if ( failed.code === 'hien_spam' && ! hasHoneypot ) {
			// A member's form, sent as a visitor's after the end of the session.
			window.dispatchEvent( new Event( SESSION_ENDED ) );
			setError( sessionEnded( 401, SESSION_ENDED ) );
			return;
		}
		if ( failed.code === 'hien_spam' ) {
			// Filled in by a password manager, not by a robot, which would not use this app.
			form.setValue( HONEYPOT as Path< Values >, '' as never );
		}
		// Setting an error for a field that does not exist would block the form.
		if (
			failed.field !== null &&
			document.getElementById( fieldId( name, failed.field ) )
		) {
			form.setError(
				failed.field as Path< Values >,
				{ message: failed.message },
				{ shouldFocus: true }
			);
		} else {
			setError( failed );
		}
	}

	function insteadOf( failed: ApiError ): WordpressForm | null {
		return isRestRefused( failed )
			? wordpressForm( form.getValues() )
			: failed.form;
	}

	/** Marks the current values as saved, so that a reload does not warn. */
	function markSaved(): void {
		markTextSaved(
			document.querySelectorAll< HTMLInputElement | HTMLTextAreaElement >(
				`[id^="${ fieldId( name, '' ) }"]:is(input, textarea)`
			)
		);
	}

	async function submitValid( values: Values ): Promise< void > {
		const body = JSON.stringify( values );
		if ( attempt.current.body !== body ) {
			attempt.current = { body, key: newIdempotencyKey() };
		}
		const { key } = attempt.current;
		const seconds = Math.round( ( Date.now() - opened ) / 1000 );
		let result: Result;
		try {
			result = await send(
				hasHoneypot ? { ...values, seconds } : values,
				key
			);
		} catch ( cause ) {
			show( toApiError( cause ) );
			return;
		}
		deleteDraft();
		try {
			await onDone( result, values );
		} catch ( cause ) {
			if ( cause instanceof ApiError ) {
				// The key stays the same: the server has accepted the values, and accepts them only once.
				show( cause );
				return;
			}
			logError( cause );
		}
		attempt.current.body = '';
		if ( ! first ) {
			form.reset();
		}
		markSaved();
	}

	async function submit(): Promise< void > {
		if ( sending.current || wait > 0 ) {
			return;
		}
		sending.current = true;
		setSending( true );
		setError( null );
		try {
			await form.handleSubmit( submitValid )();
		} finally {
			sending.current = false;
			setSending( false );
		}
	}

	return {
		name,
		form,
		submit,
		isSending,
		failure: error === null || isOver ? '' : failureText( error ),
		instead: error && insteadOf( error ),
		wait,
		discard() {
			deleteDraft();
			setError( null );
			form.reset( first );
			// After React has reset the fields.
			setTimeout( markSaved );
		},
	};
}
