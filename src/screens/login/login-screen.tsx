import { __ } from '@wordpress/i18n';
import { AuthCard } from '../../components/site/auth-card/auth-card';
import { AuthMore } from '../../components/site/auth-card/auth-more';
import { LazySlot } from '../../components/ui/lazy-slot/lazy-slot';
import { SocialLogins } from '../../components/site/auth-card/social-logins';
import {
	CONFIRMATION_PATH,
	REGISTER_PATH,
	withReturn,
} from '../../lib/account-links';
import { lazyWithRetry } from '../../lib/lazy-with-retry';
import type { ScreenProps } from '../../lib/screen-props';
import { siteOptions } from '../../lib/boot';

const LoginForm = lazyWithRetry( () =>
	import( /* webpackChunkName: "auth-forms" */ './login-form' ).then(
		( module ) => module.LoginForm
	)
);

/** The message for the `notice` argument of the URL; '' for none. */
function noticeOf( name: unknown ): string {
	return name === 'password'
		? __( 'Đã đổi mật khẩu. Bạn đăng nhập bằng mật khẩu mới nhé.', 'hien' )
		: '';
}

export function LoginScreen( { screen }: ScreenProps ) {
	const { login } = siteOptions();
	const returnPath = String( screen.params[ 'redirect_to' ] ?? '' );
	const notice = noticeOf( screen.params[ 'notice' ] );
	/** Why signing in with another service failed. */
	const problem = String( screen.params[ 'problem' ] ?? '' );
	return (
		<AuthCard
			title={ __( 'Đăng nhập', 'hien' ) }
			text={ __( 'Để bình luận, lưu bài và trò chuyện.', 'hien' ) }
			quote={ __(
				'Vào ngồi hiên một lát, mình nói chuyện mã nguồn.',
				'hien'
			) }
		>
			{ notice && (
				<p className="hien-auth__notice" role="status">
					{ notice }
				</p>
			) }
			{ problem && (
				<p className="hien-auth__problem" role="alert">
					{ problem }
				</p>
			) }
			<LazySlot>
				<LoginForm returnPath={ returnPath } />
			</LazySlot>
			<SocialLogins options={ login } returnPath={ returnPath } />
			{ login.registration && (
				<>
					<AuthMore
						text={ __(
							'Chưa có tài khoản? <a>Đăng ký</a>',
							'hien'
						) }
						to={ withReturn( REGISTER_PATH, returnPath ) }
					/>
					<AuthMore
						/* translators: <a>: link to where the mail is sent again. */
						text={ __(
							'Chưa thấy thư xác nhận email? <a>Gửi lại</a>',
							'hien'
						) }
						to={ CONFIRMATION_PATH }
					/>
				</>
			) }
		</AuthCard>
	);
}
