import CircleAlert from 'lucide-static/icons/circle-alert.svg';
import { useEffect, useRef, createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { __, sprintf } from '@wordpress/i18n';
import type { WordpressForm } from '../../api/errors';
import { cx } from '../../lib/class-names';
import { Icon } from '../../components/ui/icon/icon';
import { openForm } from '../../lib/open-form';
import type { Submission } from './use-submission';
import '../../components/ui/form/form.scss';

type AnySubmission = Pick<
	Submission< never >,
	'name' | 'isSending' | 'failure' | 'instead' | 'wait'
>;

const SubmissionContext = createContext< AnySubmission >( {
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

/** The link to a form of WordPress that may accept what was refused, with what was typed. */
export function InsteadLink( { form }: { readonly form: WordpressForm } ) {
	return (
		<a
			className="hien-form__instead"
			href={ form.url }
			data-no-router="true"
			onClick={ ( event ) => {
				event.preventDefault();
				openForm( form.url, form.fields );
			} }
		>
			{ __( 'Gửi bằng biểu mẫu của WordPress', 'hien' ) }
		</a>
	);
}

interface Props< Values extends FieldValues > {
	readonly submission: Submission< Values >;
	readonly className?: string;
	/** URL to which the browser submits the form before hydration; none if only the app can submit it. */
	readonly action?: string;
	readonly children: ReactNode;
}

/** A <form> that provides its submission to the fields inside. Twin: the template that prints the form. */
export function Form< Values extends FieldValues >( {
	submission,
	className,
	action,
	children,
}: Props< Values > ) {
	const element = useRef< HTMLFormElement >( null );

	// Not an attribute, so that the browser validates the fields until hydration; inline/click-queue.ts then lets it be sent.
	useEffect( () => {
		if ( element.current ) {
			element.current.noValidate = true;
		}
	}, [] );

	return (
		<FormProvider { ...submission.form }>
			<SubmissionContext.Provider value={ submission }>
				<form
					ref={ element }
					className={ cx( 'hien-form', className ) }
					action={ action }
					method="post"
					onSubmit={ ( event ) => {
						event.preventDefault();
						void submission.submit();
					} }
				>
					{ children }
				</form>
			</SubmissionContext.Provider>
		</FormProvider>
	);
}

interface FailureProps {
	readonly text: string;
	readonly instead: WordpressForm | null;
}

/** An error message of the whole form, which screen readers announce at once. */
function FormFailure( { text, instead }: FailureProps ) {
	return (
		<div className="hien-form__failure" role="alert">
			<Icon icon={ CircleAlert } small />
			<div>
				<p>{ text }</p>
				{ instead && <InsteadLink form={ instead } /> }
			</div>
		</div>
	);
}

/** Number of seconds from which the remaining time is shown in minutes. */
const LONG_WAIT = 120;

interface SubmitButtonProps {
	readonly children: string;
	readonly isBlock?: boolean;
	/** Whether its action cannot be undone. */
	readonly isDanger?: boolean;
}

/** The submit button; above it the error message of the form. */
export function SubmitButton( {
	children,
	isBlock = false,
	isDanger = false,
}: SubmitButtonProps ) {
	const { isSending, failure, instead, wait } = useFormSubmission();
	return (
		<>
			{ failure && <FormFailure text={ failure } instead={ instead } /> }
			<button
				className={ cx(
					'hien-button',
					isDanger ? 'is-danger' : 'is-primary',
					isBlock && 'is-block'
				) }
				type="submit"
				aria-disabled={ isSending || wait > 0 || undefined }
			>
				{ label( children, isSending, wait ) }
			</button>
		</>
	);
}

function label( text: string, isSending: boolean, left: number ): string {
	if ( isSending ) {
		return __( 'Đang gửi…', 'hien' );
	}
	if ( left <= 0 ) {
		return text;
	}
	return left < LONG_WAIT
		? sprintf(
				/* translators: %d: seconds to wait. */
				__( 'Chờ %d giây', 'hien' ),
				left
			)
		: sprintf(
				/* translators: %s: minutes and seconds to wait, such as 14:05. */
				__( 'Chờ %s', 'hien' ),
				`${ Math.floor( left / 60 ) }:${ String( left % 60 ).padStart( 2, '0' ) }`
			);
}
