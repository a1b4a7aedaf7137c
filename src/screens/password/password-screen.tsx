import { useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { AuthCard } from '../../components/site/auth-card/auth-card';
import { LazySlot } from '../../components/ui/lazy-slot/lazy-slot';
import { Link } from '../../components/ui/link/link';
import type { Screen } from '../../contract/types';
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

interface RequestProps {
	readonly isConfirmation: boolean;
	/** Why a mailed link did not work; '' for none. */
	readonly problem: string;
}

/** The form that requests the mail with a key, or the one that confirms the e-mail address. */
function RequestCard( { isConfirmation, problem }: RequestProps ) {
	const [ isSent, setSent ] = useState( false );
	return (
		<AuthCard
			title={
				isConfirmation
					? __( 'Gửi lại thư xác nhận', 'hien' )
					: __( 'Quên mật khẩu', 'hien' )
			}
			text={
				isConfirmation
					? __( 'Mở liên kết trong thư rồi đăng nhập.', 'hien' )
					: __(
							'Trang sẽ gửi thư chỉ cách đặt mật khẩu mới.',
							'hien'
						)
			}
			quote={ quote() }
		>
			{ problem && ! isSent && (
				<p className="hien-auth__problem" role="alert">
					{ problem }
				</p>
			) }
			<LazySlot>
				<RequestForm
					isConfirmation={ isConfirmation }
					onSent={ () => setSent( true ) }
				/>
			</LazySlot>
			<p className="hien-auth__more">
				<Link className="hien-auth__link" to={ LOGIN_PATH }>
					{ __( 'Về trang đăng nhập', 'hien' ) }
				</Link>
			</p>
		</AuthCard>
	);
}

function ResetCard( { params }: Pick< Screen, 'params' > ) {
	// Removes the key from the URL, so that it is not in the address bar, the history or a screenshot.
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
			{ /* The server prints a link to WordPress's own page for this key in it; React ignores its content. */ }
			<noscript />
			<LazySlot>
				<ResetForm
					mailedKey={ String( params[ 'key' ] ) }
					login={ String( params[ 'login' ] ?? '' ) }
				/>
			</LazySlot>
			<p className="hien-auth__more">
				{ /* Loads a document, because the app would show the cached screen with the key at this path. */ }
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
	const { key, action, problem } = screen.params;
	return key ? (
		<ResetCard params={ screen.params } />
	) : (
		<RequestCard
			key={ action }
			isConfirmation={ action === 'confirmation' }
			problem={ String( problem ?? '' ) }
		/>
	);
}
