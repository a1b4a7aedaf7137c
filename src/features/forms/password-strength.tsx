import { useFormContext, useWatch } from 'react-hook-form';
import { __ } from '@wordpress/i18n';
import { cx } from '../../lib/class-names';
import './password-strength.scss';

/** Only this many characters are measured, because zxcvbn takes seconds for long texts. */
const MEASURED_LENGTH = 100;

const BARS = [ 1, 2, 3, 4 ];

function describe( score: number ): string {
	switch ( score ) {
		case 4:
			return __( 'Mật khẩu mạnh', 'hien' );
		case 3:
			return __( 'Mật khẩu khá mạnh', 'hien' );
		case 2:
			return __( 'Mật khẩu trung bình', 'hien' );
		default:
			return __( 'Mật khẩu yếu, dễ đoán', 'hien' );
	}
}

/** Shows how hard the password of the form is to guess. `words` are the names of fields whose values make it easier. */
export function PasswordStrength( props: {
	readonly words: readonly string[];
} ) {
	const { getValues } = useFormContext();
	const password = useWatch( { name: 'password' } ) as string | undefined;
	if ( ! password || ! window.zxcvbn ) {
		return null;
	}
	const words = props.words.map( ( name ) => String( getValues( name ) ) );
	const { score } = window.zxcvbn(
		password.slice( 0, MEASURED_LENGTH ),
		words
	);
	return (
		<>
			<div className="hien-strength" aria-hidden="true">
				{ BARS.map( ( bar ) => (
					<span
						key={ bar }
						className={ cx(
							'hien-strength__bar',
							bar <= Math.max( 1, score ) && 'is-on'
						) }
					/>
				) ) }
			</div>
			<p className="hien-field__hint" role="status">
				{ describe( score ) }
			</p>
		</>
	);
}
