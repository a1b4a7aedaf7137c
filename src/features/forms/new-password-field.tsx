import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { __, sprintf } from '@wordpress/i18n';
import { PASSWORD_MIN_LENGTH } from '../../contract/constants';
import { cx } from '../../lib/class-names';
import { PasswordField } from './password-field';
import './password-strength.scss';

const loading = new Map< string, Promise< void > >();

/** Loads a script once. Rejects if it cannot be loaded; a later call tries again. */
function loadScript( address: string ): Promise< void > {
	const known = loading.get( address );
	if ( known ) {
		return known;
	}
	const loaded = new Promise< void >( ( resolve, reject ) => {
		const script = document.createElement( 'script' );
		script.src = address;
		script.onload = () => resolve();
		script.onerror = () => {
			loading.delete( address );
			script.remove();
			reject( new Error( `${ address } could not be loaded` ) );
		};
		document.head.append( script );
	} );
	loading.set( address, loaded );
	return loaded;
}

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
function PasswordStrength( props: { readonly words: readonly string[] } ) {
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

interface Props {
	readonly label: string;
	/** URL of WordPress's password strength script (`options.login.zxcvbn`). */
	readonly meter: string;
	/** Names of fields whose value the password must not equal: of the name or the e-mail address. */
	readonly unlike?: readonly string[];
}

/** The field `password` for a new password, with a strength meter. Twin: theme/parts/forms/field.php */
export function NewPasswordField( { label, meter, unlike = [] }: Props ) {
	const [ hasMeter, setMeter ] = useState( false );

	function load(): void {
		loadScript( meter ).then(
			() => setMeter( true ),
			() => {} // Without the meter the server still checks the password.
		);
	}

	return (
		<PasswordField
			name="password"
			label={ label }
			hint={ sprintf(
				/* translators: %d: number of characters. */
				__(
					'Ít nhất %d ký tự. Một câu dài thì dễ nhớ mà khó đoán.',
					'hien'
				),
				PASSWORD_MIN_LENGTH
			) }
			autoComplete="new-password"
			onFocus={ load }
			required={ __( 'Bạn chưa đặt mật khẩu.', 'hien' ) }
			rules={ {
				minLength: {
					value: PASSWORD_MIN_LENGTH,
					message: sprintf(
						/* translators: %d: number of characters. */
						__( 'Mật khẩu cần ít nhất %d ký tự.', 'hien' ),
						PASSWORD_MIN_LENGTH
					),
				},
				validate: ( password: string, values ) =>
					! unlike.some(
						( name ) =>
							String( values[ name ] ).toLowerCase() ===
							password.toLowerCase()
					) ||
					__(
						'Mật khẩu đừng trùng với tên hay email của bạn.',
						'hien'
					),
			} }
		>
			{ hasMeter && <PasswordStrength words={ unlike } /> }
		</PasswordField>
	);
}
