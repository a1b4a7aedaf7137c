import SquarePen from 'lucide-static/icons/square-pen.svg';
import type { ReactNode } from 'react';
import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Avatar } from '../../components/ui/avatar/avatar';
import { Icon } from '../../components/ui/icon/icon';
import { LinkButton } from '../../components/ui/link-button/link-button';
import { AVATAR_SIZE } from '../../contract/constants';
import { href } from '../../lib/paths';
import { loginLink } from '../../lib/account-links';
import { useWriting } from './writing-context';
import type { WritingState } from './writing-context';

const NEW = { kind: 'new' } as const;

/** The link of the buttons without scripts: WordPress's comment form, or the login page. */
function formAddress( { user, target }: WritingState ): string {
	return user
		? href( `${ target.path }#respond` )
		: loginLink( `${ target.path }#comments` );
}

interface LinkProps {
	readonly to: string;
	readonly children?: ReactNode;
}

function SignInLink( { to, children }: LinkProps ) {
	return <a href={ to }>{ children }</a>;
}

/** The button beside the heading of the comments. Twin: theme/parts/comments/comments.php */
export function WriteButton() {
	const writing = useWriting();
	return writing?.isOpen ? (
		<LinkButton
			className="hien-button is-soft is-small"
			href={ formAddress( writing ) }
			onPress={ () => writing.begin( NEW ) }
		>
			<Icon icon={ SquarePen } small />
			{ __( 'Viết bình luận', 'hien' ) }
		</LinkButton>
	) : null;
}

/** The prompt above the comments: invites members to write, and visitors to sign in. Twin: theme/parts/comments/comments.php */
export function WritePrompt() {
	const writing = useWriting();
	if ( ! writing?.isOpen ) {
		return null;
	}
	const { user, begin } = writing;
	if ( ! user ) {
		return (
			<p className="hien-comments__sign-in hien-comment__text">
				{ createInterpolateElement(
					/* translators: <a>: link to where visitors sign in. */
					__( 'Vui lòng <a>đăng nhập</a> để bình luận.', 'hien' ),
					{ a: <SignInLink to={ formAddress( writing ) } /> }
				) }
			</p>
		);
	}
	return (
		<LinkButton
			className="hien-card hien-comments__prompt"
			href={ formAddress( writing ) }
			onPress={ () => begin( NEW ) }
		>
			<Avatar src={ user.avatar_urls[ AVATAR_SIZE ] ?? '' } />
			<span className="hien-comments__prompt-text">
				{ __( 'Bạn nghĩ gì về nội dung này?', 'hien' ) }
			</span>
		</LinkButton>
	);
}
