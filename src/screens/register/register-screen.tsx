import { __ } from '@wordpress/i18n';
import { AuthCard } from '../../components/site/auth-card/auth-card';
import { AuthMore } from '../../components/site/auth-card/auth-more';
import { LazySlot } from '../../components/ui/lazy-slot/lazy-slot';
import { SocialLogins } from '../../components/site/auth-card/social-logins';
import { Link } from '../../components/ui/link/link';
import { LOGIN_PATH, withReturn } from '../../lib/account-links';
import { lazyWithRetry } from '../../lib/lazy-with-retry';
import type { ScreenProps } from '../../lib/screen-props';
import { siteOptions } from '../../lib/boot';

const RegisterForm = lazyWithRetry( () =>
	import( /* webpackChunkName: "auth-forms" */ './register-form' ).then(
		( module ) => module.RegisterForm
	)
);

export function RegisterScreen( { screen }: ScreenProps ) {
	const { login } = siteOptions();
	const quote = __(
		'Học cùng mọi người, hỏi gì cũng có người trả lời.',
		'hien'
	);
	if ( ! login.registration ) {
		return (
			<AuthCard
				title={ __( 'Đăng ký', 'hien' ) }
				text={ __(
					'Trang này hiện không nhận thành viên mới.',
					'hien'
				) }
				quote={ quote }
			>
				<p className="hien-auth__more">
					<Link className="hien-auth__link" to={ LOGIN_PATH }>
						{ __( 'Đến trang đăng nhập', 'hien' ) }
					</Link>
				</p>
			</AuthCard>
		);
	}
	const returnPath = String( screen.params[ 'redirect_to' ] ?? '' );
	return (
		<AuthCard
			title={ __( 'Tạo tài khoản', 'hien' ) }
			text={ __(
				'Miễn phí. Trang sẽ gửi thư để xác nhận email.',
				'hien'
			) }
			quote={ quote }
		>
			{ /* The server prints in it how to register at WordPress's own form; React ignores its content. */ }
			<noscript />
			<LazySlot>
				<RegisterForm />
			</LazySlot>
			<SocialLogins options={ login } returnPath={ returnPath } />
			<AuthMore
				text={ __( 'Đã có tài khoản? <a>Đăng nhập</a>', 'hien' ) }
				to={ withReturn( LOGIN_PATH, returnPath ) }
			/>
		</AuthCard>
	);
}
