import { createInterpolateElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { LoginOptions } from '../../../contract/types';
import { withQuery } from '../../../lib/paths';
import { Link } from '../../ui/link/link';

interface Props {
	readonly options: LoginOptions;
	/** The path, from the root of the host, that the visitor returns to; '' for home. */
	readonly returnPath: string;
}

/** Links that sign in with an account of another service. Twin: theme/parts/social-logins.php */
export function SocialLogins( { options, returnPath }: Props ) {
	const { social, registration, privacy } = options;
	return social.length === 0 ? null : (
		<>
			<p className="hien-auth__or">{ __( 'hoặc', 'hien' ) }</p>
			{ social.map( ( { id, name, link } ) => (
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
