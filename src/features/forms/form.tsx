import CircleAlert from 'lucide-static/icons/circle-alert.svg';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import type { WordpressForm } from '../../api/errors';
import { cx } from '../../lib/class-names';
import { Icon } from '../../components/ui/icon/icon';
import { InsteadLink } from './instead-link';
import { SubmissionContext } from './submission-context';
import type { Submission } from './use-submission';
import '../../components/ui/form/form.scss';

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

	// Not an attribute, so that the browser validates the fields until hydration; inline/presses.ts then lets it be sent.
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
	/** The form of WordPress to use instead; null for none. */
	readonly instead: WordpressForm | null;
}

/** An error message of the whole form, which screen readers announce at once. */
export function FormFailure( { text, instead }: FailureProps ) {
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
