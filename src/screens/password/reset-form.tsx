import { useState } from 'react';
import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { setPassword } from '../../api/password';
import { AuthOutcome } from '../../components/site/auth-card/auth-outcome';
import { Link } from '../../components/ui/link/link';
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
import { siteOptions } from '../../lib/boot';

/** Path of the login screen, with a notice that the password was changed. */
const NEXT = `${ LOGIN_PATH }?notice=password`;

interface Props {
	/** From the link in the mail; it works once. */
	readonly mailedKey: string;
	readonly login: string;
}

/** The form that sets the new password. Twin: theme/screens/password.php */
export function ResetForm( { mailedKey, login }: Props ) {
	const { zxcvbn } = siteOptions().login;
	const [ isOffline, setOffline ] = useState( false );
	const submission = useSubmission< { password: string }, Message >( {
		name: 'password',
		send: ( { password }, attempt ) =>
			setPassword( { key: mailedKey, login, password }, attempt ),
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
							<Link
								className="hien-auth__link"
								to={ NEXT }
								data-no-router
							/>
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
