import { useState } from 'react';
import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { register } from '../../api/registration';
import type { NewAccount } from '../../api/registration';
import { AuthMore } from '../../components/site/auth-card/auth-more';
import { AuthOutcome } from '../../components/site/auth-card/auth-outcome';
import { Link } from '../../components/ui/link/link';
import { PROFILE_NAME_LENGTH } from '../../contract/constants';
import {
	CheckField,
	EmailField,
	Form,
	NewPasswordField,
	Honeypot,
	SubmitButton,
	TextField,
	useSubmission,
} from '../../features/forms';
import { CONFIRMATION_PATH } from '../../lib/account-links';
import { site, siteOptions } from '../../lib/boot';

/** The form to register. Twin: theme/screens/register.php */
export function RegisterForm() {
	const { privacy, zxcvbn } = siteOptions().login;
	const [ done, setDone ] = useState( '' );
	const submission = useSubmission< NewAccount, string >( {
		name: 'register',
		hasHoneypot: true,
		draft: [ 'name', 'email' ],
		send: async ( values, key ) =>
			( await register( values, key ) ).message,
		wordpressForm: () => ( {
			url: `${ site().login }?action=register`,
			fields: {},
		} ),
		onDone: setDone,
	} );
	if ( done ) {
		return (
			<>
				<AuthOutcome>{ done }</AuthOutcome>
				<AuthMore
					/* translators: <a>: link to where the mail is sent again. */
					text={ __( 'Chưa thấy thư? <a>Gửi lại</a>', 'hien' ) }
					to={ CONFIRMATION_PATH }
				/>
			</>
		);
	}
	return (
		<Form submission={ submission }>
			<TextField
				name="name"
				label={ __( 'Họ và tên', 'hien' ) }
				autoComplete="name"
				maxLength={ PROFILE_NAME_LENGTH }
				required={ __( 'Bạn chưa điền tên của bạn.', 'hien' ) }
			/>
			<EmailField />
			<NewPasswordField
				label={ __( 'Mật khẩu', 'hien' ) }
				meter={ zxcvbn }
				unlike={ [ 'email', 'name' ] }
			/>
			{ privacy && (
				<CheckField
					name="agreed"
					required={ __(
						'Bạn cần đồng ý với chính sách riêng tư.',
						'hien'
					) }
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
