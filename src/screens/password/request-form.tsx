import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { requestPasswordReset } from '../../api/password';
import { resendConfirmation } from '../../api/registration';
import { AuthOutcome } from '../../components/site/auth-card/auth-outcome';
import {
	Form,
	LoginField,
	SubmitButton,
	useSubmission,
} from '../../features/forms';
import { site } from '../../lib/boot';
import { withQuery } from '../../lib/paths';

/**
 * The form that requests the mail with a key: that of a new password, or that confirms the e-mail address. Without
 * JavaScript it is sent to wp-login.php, whose mail does both. Twin: theme/screens/password.php
 */
export function RequestForm( props: {
	readonly isConfirmation: boolean;
	readonly onSent: () => void;
} ) {
	const requestMail = props.isConfirmation
		? resendConfirmation
		: requestPasswordReset;
	const [ done, setDone ] = useState( '' );
	const action = withQuery( site().login, { action: 'lostpassword' } );
	const submission = useSubmission< { user_login: string }, string >( {
		name: 'password',
		draft: [ 'user_login' ],
		send: async ( values, key ) =>
			( await requestMail( values.user_login.trim(), key ) ).message,
		wordpressForm: ( values ) => ( { url: action, fields: values } ),
		onDone: ( message ) => {
			setDone( message );
			props.onSent();
		},
	} );
	if ( done ) {
		return <AuthOutcome>{ done }</AuthOutcome>;
	}
	return (
		<Form submission={ submission } action={ action }>
			<LoginField name="user_login" />
			<SubmitButton isBlock>
				{ __( 'Gửi thư cho tôi', 'hien' ) }
			</SubmitButton>
		</Form>
	);
}
