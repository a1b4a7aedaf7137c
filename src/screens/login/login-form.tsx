import { __ } from '@wordpress/i18n';
import { toApiError } from '../../api/errors';
import { isRestRefused } from '../../api/server-message';
import { signIn } from '../../api/session';
import { Link } from '../../components/ui/link/link';
import {
	CheckField,
	Form,
	LoginField,
	PasswordField,
	SubmitButton,
	replaceDocument,
	useSubmission,
} from '../../features/forms';
import { PASSWORD_PATH } from '../../lib/account-links';
import { boot, site } from '../../lib/boot';
import { loadDocument } from '../../lib/load-document';
import { openForm } from '../../lib/open-form';
import { withQuery } from '../../lib/paths';
import { noteSignedIn } from '../../lib/signed-in-flag';

/** The field names of wp-login.php, which receives this form without JavaScript. */
interface Values {
	readonly log: string;
	readonly pwd: string;
	readonly rememberme: boolean;
}

interface Props {
	/** The path, from the root of the host, that the visitor returns to; '' for home. */
	readonly returnPath: string;
}

/** The form to sign in. Twin: theme/screens/login.php */
export function LoginForm( { returnPath }: Props ) {
	const { login } = site();
	const target = returnPath || `${ boot().base }/`;
	const submission = useSubmission< Values, void >( {
		name: 'login',
		draft: [ 'log' ],
		async send( { log, pwd, rememberme } ) {
			try {
				await signIn( {
					username: log.trim(),
					password: pwd,
					remember: rememberme,
				} );
			} catch ( cause ) {
				const error = toApiError( cause );
				if ( error.form ) {
					// For example, a plugin asks for a second factor there.
					noteSignedIn( true );
					loadDocument(
						withQuery( error.form.url, { redirect_to: target } )
					);
				} else if ( isRestRefused( error ) ) {
					// As without JavaScript.
					noteSignedIn( true );
					openForm( login, {
						log,
						pwd,
						...( rememberme && { rememberme: 'forever' } ),
						hien_screen: '1',
						redirect_to: target,
					} );
				}
				throw error;
			}
		},
		onDone: () => replaceDocument( target ),
	} );
	return (
		<Form submission={ submission } action={ login }>
			<LoginField name="log" />
			<PasswordField
				name="pwd"
				label={ __( 'Mật khẩu', 'hien' ) }
				autoComplete="current-password"
				required={ __( 'Bạn chưa điền mật khẩu.', 'hien' ) }
			/>
			<div className="hien-auth__row">
				<CheckField name="rememberme">
					{ __( 'Ghi nhớ đăng nhập', 'hien' ) }
				</CheckField>
				<Link className="hien-auth__link" to={ PASSWORD_PATH }>
					{ __( 'Quên mật khẩu?', 'hien' ) }
				</Link>
			</div>
			<input type="hidden" name="hien_screen" value="1" />
			<input type="hidden" name="redirect_to" value={ target } />
			<SubmitButton isBlock>{ __( 'Đăng nhập', 'hien' ) }</SubmitButton>
		</Form>
	);
}
