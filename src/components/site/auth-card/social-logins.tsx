import { createInterpolateElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { LoginOptions } from '../../../contract/types';
import { withQuery } from '../../../lib/paths';
import { noteSignedIn } from '../../../lib/signed-in-flag';
import { useIsHydrating } from '../../../lib/use-is-hydrating';
import { Link } from '../../ui/link/link';

interface Props {
	readonly options: LoginOptions;
	/** The path, from the root of the host, that the visitor returns to; '' for home. */
	readonly returnPath: string;
}

/** User-Agents of browsers inside of apps: Facebook, Messenger, Instagram, Zalo, TikTok, LINE, and any WebView of Android. */
const IN_APP =
	/\bFB(?:AN|AV|_IAB)\b|Instagram|\bZalo|BytedanceWebview|musical_ly|\bLine\/|; wv\)/;

/** Whether the page is shown inside of another app, where Google refuses to sign in (disallowed_useragent). */
export function isInAppBrowser(): boolean {
	return IN_APP.test( navigator.userAgent );
}

/** Whether a login is Google's, which the plugin has as a setting of its own (Provider.php). */
function isGoogle( { id }: LoginOptions[ 'social' ][ number ] ): boolean {
	return id === 'google';
}

/**
 * Links that sign in with an account of another service; inside of another app a sentence instead of Google's. Twin:
 * theme/parts/site/auth-card/social-logins.php
 */
export function SocialLogins( { options, returnPath }: Props ) {
	const { social, registration, privacy } = options;
	const isInApp = ! useIsHydrating() && isInAppBrowser();
	return social.length === 0 ? null : (
		<>
			<p className="hien-auth__or">{ __( 'hoặc', 'hien' ) }</p>
			{ isInApp && social.some( isGoogle ) && (
				<p className="hien-auth__notice" role="status">
					{ __(
						'Google không cho đăng nhập trong trình duyệt của ứng dụng khác. Bạn mở trang này bằng Chrome hay Safari rồi bấm “Tiếp tục với Google” nhé.',
						'hien'
					) }
				</p>
			) }
			{ ( isInApp
				? social.filter( ( login ) => ! isGoogle( login ) )
				: social
			).map( ( { id, name, link } ) => (
				<a
					key={ id }
					className="hien-button is-outline is-block"
					href={
						returnPath
							? withQuery( link, { redirect_to: returnPath } )
							: link
					}
					rel="nofollow"
					data-no-router="true"
					onClick={ () => noteSignedIn( true ) }
				>
					{ sprintf(
						/* translators: %s: name of a service, such as Google. */
						__( 'Tiếp tục với %s', 'hien' ),
						name
					) }
				</a>
			) ) }
			{ registration && privacy && (
				<p className="hien-auth__more">
					{ createInterpolateElement(
						/* translators: <a>: link to the privacy policy. */
						__(
							'Mở tài khoản bằng cách này là bạn đồng ý với <a>chính sách riêng tư</a>.',
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
				</p>
			) }
		</>
	);
}
