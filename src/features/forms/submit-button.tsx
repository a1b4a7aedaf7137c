import { __, sprintf } from '@wordpress/i18n';
import { cx } from '../../lib/class-names';
import { useCountdown } from '../../lib/use-countdown';
import { FormFailure } from './form';
import { useFormSubmission } from './submission-context';

/** Number of seconds from which the remaining time is shown in minutes. */
const LONG_WAIT = 120;

interface Props {
	readonly children: string;
	/** Whether it is as wide as the form. */
	readonly isBlock?: boolean;
	/** Whether its action cannot be undone. */
	readonly isDanger?: boolean;
}

/** The submit button; above it the error message of the form. */
export function SubmitButton( {
	children,
	isBlock = false,
	isDanger = false,
}: Props ) {
	const { isSending, failure, instead, wait } = useFormSubmission();
	const left = useCountdown( wait );
	return (
		<>
			{ failure && ( wait === 0 || left > 0 ) && (
				<FormFailure text={ failure } instead={ instead } />
			) }
			<button
				className={ cx(
					'hien-button',
					isDanger ? 'is-danger' : 'is-primary',
					isBlock && 'is-block'
				) }
				type="submit"
				aria-disabled={ isSending || left > 0 || undefined }
				onClick={ ( event ) => {
					if ( isSending || left > 0 ) {
						event.preventDefault();
					}
				} }
			>
				{ label( children, isSending, left ) }
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
