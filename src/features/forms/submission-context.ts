import { createContext, useContext } from 'react';
import type { Submission } from './use-submission';

type AnySubmission = Pick<
	Submission< never >,
	'name' | 'isSending' | 'failure' | 'instead' | 'wait'
>;

export const SubmissionContext = createContext< AnySubmission >( {
	name: '',
	isSending: false,
	failure: '',
	instead: null,
	wait: 0,
} );

/** The form that a field or button belongs to. */
export function useFormSubmission(): AnySubmission {
	return useContext( SubmissionContext );
}
