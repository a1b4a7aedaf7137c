import { useEffect } from 'react';
import { __ } from '@wordpress/i18n';
import { AuthCard } from '../../components/site/auth-card/auth-card';
import { LazySlot } from '../../components/ui/lazy-slot/lazy-slot';
import { Link } from '../../components/ui/link/link';
import { LOGIN_PATH, PASSWORD_PATH } from '../../lib/account-links';
import { lazyWithRetry } from '../../lib/lazy-with-retry';
import { href } from '../../lib/paths';
import type { ScreenProps } from '../../lib/screen-props';

const RequestForm = lazyWithRetry( () =>
	import( /* webpackChunkName: "auth-forms" */ './request-form' ).then(
		( module ) => module.RequestForm
	)
);

const ResetForm = lazyWithRetry( () =>
	import( /* webpackChunkName: "auth-forms" */ './reset-form' ).then(
		( module ) => module.ResetForm
	)
);

/** The form that requests the mail with a key. */
function Ask() {
	return (
		<AuthCard
			title={ __( 'Quên mật khẩu', 'hien' ) }
			text={ __( 'Trang sẽ gửi thư chỉ cách đặt mật khẩu mới.', 'hien' ) }
			quote={ quote() }
		>
			<LazySlot>
				<RequestForm />
			</LazySlot>
			<p className="hien-auth__more">
				<Link className="hien-auth__link" to={ LOGIN_PATH }>
					{ __( 'Về trang đăng nhập', 'hien' ) }
				</Link>
			</p>
		</AuthCard>
	);
}

/** The form that sets the new password, with the key from the mail. */
function Reset() {
	// The key stays in memory only, so that it is not in the address bar, the history or a screenshot.
	useEffect( () => {
		const { history, location } = window;
		history.replaceState( history.state, '', location.pathname );
	}, [] );
	return (
		<AuthCard
			title={ __( 'Mật khẩu mới', 'hien' ) }
			text={ __(
				'Xong bước này, mọi thiết bị phải đăng nhập lại.',
				'hien'
			) }
			quote={ quote() }
		>
			{ /* Without JavaScript: WordPress's own page for this key. React leaves its content alone. */ }
			<noscript />
			<LazySlot>
				<ResetForm />
			</LazySlot>
			<p className="hien-auth__more">
				{ /* Loads a document, since in the app this path shows the screen with the key. */ }
				<a
					className="hien-auth__link"
					href={ href( PASSWORD_PATH ) }
					data-no-router="true"
				>
					{ __( 'Xin thư khác', 'hien' ) }
				</a>
			</p>
		</AuthCard>
	);
}

function quote(): string {
	return __( 'Quên thì đặt lại, ai cũng có lúc như vậy.', 'hien' );
}

export function PasswordScreen( { screen }: ScreenProps ) {
	return screen.params[ 'key' ] ? <Reset /> : <Ask />;
}
