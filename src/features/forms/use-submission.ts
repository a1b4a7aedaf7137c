import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError, toApiError } from '../../api/errors';
import { markTextSaved } from '../../lib/unsaved-text';
import { logError } from '../../lib/log-error';
import { newKey } from '../../lib/request-key';
import { useIsHydrating } from '../../lib/use-is-hydrating';
import { useDraft } from './use-draft';
import { failureText } from './failure-text';
import { fieldId } from './field-id';

interface Options< Values extends FieldValues, Answer > {
	/** Begins the ids of the fields, as the server prints them. */
	readonly name: string;
	/** Names the draft; the form's name where it is missing. */
	readonly draftName?: string;
	/** Whether visitors may send it: sends what <Honeypot> asks for. */
	readonly hasHoneypot?: boolean;
	/** What the fields hold at first. The form of something that is there already, and stays as it was sent. */
	readonly values?: Values;
	/** Fields whose text is kept in the tab until it is sent. */
	readonly draft?: readonly Path< Values >[];
	/**
	 * Sends the values.
	 *
	 * @param values
	 * @param key    The same for every attempt to send the same values; see post() of the API client.
	 */
	readonly send: ( values: Values, key: string ) => Promise< Answer >;
	/**
	 * Called once the server has accepted the values. A form without `values` is empty then. Awaited, for who leaves the
	 * page: an ApiError of it is shown, and the form stays; see leaveFor().
	 */
	readonly onDone: (
		answer: Answer,
		values: Values
	) => void | Promise< void >;
}

export interface Submission< Values extends FieldValues > {
	readonly name: string;
	readonly form: UseFormReturn< Values >;
	readonly submit: () => Promise< void >;
	readonly isSending: boolean;
	/** Why the last attempt failed, where no field is to blame; '' otherwise. */
	readonly failure: string;
	/** Seconds that the server asks to wait; 0 where it does not. */
	readonly wait: number;
	/** Forgets what was typed and not sent. */
	readonly discard: () => void;
}

/**
 * A form that is sent to the API: validation, errors at their fields, a draft, and one request however often it is
 * submitted.
 *
 * Fields take their first values from the page, so what was typed before hydration stays.
 */
export function useSubmission< Values extends FieldValues, Answer >( {
	name,
	draftName = name,
	values: first,
	draft = [],
	hasHoneypot = false,
	send,
	onDone,
}: Options< Values, Answer > ): Submission< Values > {
	const form = useForm< Values >();
	const [ error, setError ] = useState< ApiError | null >( null );
	const [ isSending, setSending ] = useState( false );
	const sending = useRef( false );
	const isHydrating = useIsHydrating();
	/** When the form was there to be seen. */
	const [ opened ] = useState( () =>
		isHydrating ? performance.timeOrigin : Date.now()
	);
	/** What was sent last, and its key. */
	const attempt = useRef( { body: '', key: '' } );
	const forget = useDraft( form, draftName, draft, first );

	/** Shows an error at its field, or above the button where the form has no such field. */
	function show( failed: ApiError ): void {
		// An error of a field that is not there could never be taken back.
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

	/** What the fields hold now can be had again. */
	function settle(): void {
		markTextSaved(
			document.querySelectorAll< HTMLInputElement | HTMLTextAreaElement >(
				`[id^="${ fieldId( name, '' ) }"]:is(input, textarea)`
			)
		);
	}

	async function submitValid( values: Values ): Promise< void > {
		const body = JSON.stringify( values );
		if ( attempt.current.body !== body ) {
			attempt.current = { body, key: newKey() };
		}
		const { key } = attempt.current;
		const seconds = Math.round( ( Date.now() - opened ) / 1000 );
		let answer: Answer;
		try {
			answer = await send(
				hasHoneypot ? { ...values, seconds } : values,
				key
			);
		} catch ( cause ) {
			show( toApiError( cause ) );
			return;
		}
		forget();
		try {
			await onDone( answer, values );
		} catch ( cause ) {
			if ( cause instanceof ApiError ) {
				// The key is kept: the server has done it, and does it only once.
				show( cause );
				return;
			}
			logError( cause );
		}
		attempt.current.body = '';
		if ( ! first ) {
			form.reset();
		}
		settle();
	}

	async function submit(): Promise< void > {
		if ( sending.current ) {
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
		failure: error === null ? '' : failureText( error ),
		wait: error?.retryAfter ?? 0,
		discard() {
			forget();
			setError( null );
			form.reset( first );
			// Once they hold what they did at first.
			setTimeout( settle );
		},
	};
}
