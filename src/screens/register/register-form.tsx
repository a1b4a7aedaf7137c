import { useState } from 'react';
import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { register } from '../../api/registration';
import { signIn } from '../../api/session';
import { AuthOutcome } from '../../components/site/auth-card/auth-outcome';
import { Link } from '../../components/ui/link/link';
import { PROFILE_NAME_LENGTH } from '../../contract/constants';
import {
	CheckField,
	Form,
	NewPasswordField,
	Honeypot,
	SubmitButton,
	TextField,
	leaveFor,
	useSubmission,
} from '../../features/forms';
import { site } from '../../lib/boot';
import { useScreenParam } from '../../stores/use-screen-param';
import { useShell } from '../../stores/use-shell';

interface Values {
	readonly name: string;
	readonly email: string;
	readonly password: string;
	readonly agreed: boolean;
}

interface Outcome {
	readonly isSignedIn: boolean;
	readonly message: string;
}

/** The form to register. Twin: theme/screens/register.php */
export function RegisterForm() {
	const options = useShell( 'options' );
	const returnPath = useScreenParam( 'redirect_to' );
	const [ done, setDone ] = useState( '' );
	const submission = useSubmission< Values, Outcome >( {
		name: 'register',
		hasHoneypot: true,
		draft: [ 'name', 'email' ],
		async send( values, key ) {
			const { message } = await register( values, key );
			// Signing in fails if the e-mail address already has an account; the server then mails its owner.
			const isSignedIn = await signIn( {
				username: values.email,
				password: values.password,
				remember: false,
			} ).then(
				() => true,
				() => false
			);
			return { isSignedIn, message };
		},
		wordpressForm: () => ( {
			url: `${ site().login }?action=register`,
			fields: {},
		} ),
		onDone: ( { isSignedIn, message } ) =>
			isSignedIn ? leaveFor( returnPath ) : setDone( message ),
	} );
	if ( options === null ) {
		return null;
	}
	if ( done ) {
		return <AuthOutcome>{ done }</AuthOutcome>;
	}
	const { privacy, zxcvbn } = options.login;
	return (
		<Form submission={ submission }>
			<TextField
				name="name"
				label={ __( 'Họ và tên', 'hien' ) }
				autoComplete="name"
				maxLength={ PROFILE_NAME_LENGTH }
				rules={ {
					required: __( 'Bạn chưa điền tên của bạn.', 'hien' ),
				} }
			/>
			<TextField
				name="email"
				type="email"
				label={ __( 'Email', 'hien' ) }
				autoComplete="email"
				rules={ {
					required: __( 'Bạn chưa điền email.', 'hien' ),
					pattern: {
						value: /^\S+@\S+\.\S+$/,
						message: __(
							'Email chưa đúng, ví dụ ten@vi-du.vn',
							'hien'
						),
					},
				} }
			/>
			<NewPasswordField
				label={ __( 'Mật khẩu', 'hien' ) }
				meter={ zxcvbn }
				unlike={ [ 'email', 'name' ] }
			/>
			{ privacy && (
				<CheckField
					name="agreed"
					rules={ {
						required: __(
							'Bạn cần đồng ý với chính sách riêng tư.',
							'hien'
						),
					} }
				>
					{ createInterpolateElement(
						/* translators: <a>: link to the privacy policy. */
						__(
							'Tôi đồng ý với <a>chính sách riêng tư</a>',
							'hien'
						),
						{
							a: (
								<Link
									className="hien-auth__link"
									to={ privacy }
								/>
							),
						}
					) }
				</CheckField>
			) }
			<Honeypot />
			<SubmitButton isBlock>{ __( 'Đăng ký', 'hien' ) }</SubmitButton>
		</Form>
	);
}
