import { useState } from 'react';
import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { setPassword } from '../../api/password';
import { AuthOutcome } from '../../components/site/auth-card/auth-outcome';
import type { Message } from '../../contract/types';
import {
	Form,
	NewPasswordField,
	SubmitButton,
	replaceDocument,
	useSubmission,
} from '../../features/forms';
import { LOGIN_PATH } from '../../lib/account-links';
import { href } from '../../lib/paths';
import { safePath } from '../../lib/safe-path';
import { useScreenParam } from '../../stores/use-screen-param';
import { siteOptions } from '../../lib/boot';

/** Path of the login screen, with a notice that the password was changed. */
const NEXT = `${ LOGIN_PATH }?notice=password`;

/** The form that sets the new password; the key works once. Twin: theme/screens/password.php */
export function ResetForm() {
	const { zxcvbn } = siteOptions().login;
	const key = useScreenParam( 'key' );
	const login = useScreenParam( 'login' );
	const [ isOffline, setOffline ] = useState( false );
	const submission = useSubmission< { password: string }, Message >( {
		name: 'password',
		send: ( { password }, attempt ) =>
			setPassword( { key, login, password }, attempt ),
		onDone: () =>
			replaceDocument( safePath( href( NEXT ) ) ).catch( () =>
				setOffline( true )
			),
	} );
	if ( isOffline ) {
		return (
			<AuthOutcome>
				{ createInterpolateElement(
					/* translators: <a>: link to where members sign in. */
					__(
						'Đã đổi mật khẩu. Bạn đang ngoại tuyến, có mạng rồi <a>đăng nhập</a> nhé.',
						'hien'
					),
					{
						a: (
							<a
								className="hien-auth__link"
								href={ href( NEXT ) }
								data-no-router="true"
							>
								{ __( 'đăng nhập', 'hien' ) }
							</a>
						),
					}
				) }
			</AuthOutcome>
		);
	}
	return (
		<Form submission={ submission }>
			<NewPasswordField
				label={ __( 'Mật khẩu mới', 'hien' ) }
				meter={ zxcvbn }
			/>
			<SubmitButton isBlock>
				{ __( 'Đổi mật khẩu', 'hien' ) }
			</SubmitButton>
		</Form>
	);
}
