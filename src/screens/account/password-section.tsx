import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { changePassword } from '../../api/account';
import type { Account, Message } from '../../contract/types';
import {
	Form,
	NewPasswordField,
	SubmitButton,
	useSubmission,
} from '../../features/forms';
import { siteOptions } from '../../lib/boot';
import { CurrentPasswordField } from './current-password-field';
import { Outcome } from './outcome';

interface Values {
	readonly email: string;
	readonly current: string;
	readonly password: string;
}

/** Twin: theme/parts/account/password-section.php */
export function PasswordSection( { account }: { readonly account: Account } ) {
	const { login } = siteOptions();
	const [ done, setDone ] = useState( '' );
	const submission = useSubmission< Values, Message >( {
		name: 'new-password',
		send( { current, password }, key ) {
			setDone( '' );
			return changePassword( { current, password }, key );
		},
		onDone: ( { message } ) => setDone( message ),
	} );
	return (
		<>
			<p className="hien-account__text">
				{ __(
					'Đổi xong, mọi thiết bị khác phải đăng nhập lại; thiết bị này thì không.',
					'hien'
				) }
			</p>
			<Form submission={ submission } className="hien-account__form">
				{ /* Tells password managers whose password it is. */ }
				<input
					{ ...submission.form.register( 'email' ) }
					className="hien-visually-hidden"
					type="text"
					autoComplete="username"
					defaultValue={ account.email }
					readOnly
					tabIndex={ -1 }
					aria-hidden="true"
				/>
				<CurrentPasswordField
					name="current"
					label={ __( 'Mật khẩu đang dùng', 'hien' ) }
					required={ __(
						'Bạn chưa điền mật khẩu đang dùng.',
						'hien'
					) }
				/>
				<NewPasswordField
					label={ __( 'Mật khẩu mới', 'hien' ) }
					meter={ login.zxcvbn }
					unlike={ [ 'email' ] }
				/>
				<SubmitButton>{ __( 'Đổi mật khẩu', 'hien' ) }</SubmitButton>
			</Form>
			<Outcome message={ done } />
		</>
	);
}
