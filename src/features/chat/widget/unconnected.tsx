import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { LazySlot } from '../../../components/ui/lazy-slot/lazy-slot';
import {
	loginLinkHere,
	REGISTER_PATH,
	returnPathHere,
	withReturn,
} from '../../../lib/account-links';
import { boot, siteOptions } from '../../../lib/boot';
import { navigationStore } from '../../../stores/navigation';
import { MemberForm } from '../../messages';
import { rememberToReopen } from './reopen-after-sign-in';

/** Asks a visitor to sign in; afterwards the chat opens again. */
function GuestPrompt() {
	const { chat } = boot();
	const { login } = siteOptions();
	// Re-renders when the URL changes, because the links lead back to it.
	useSelect( ( select ) => select( navigationStore ).getLocation(), [] );
	return (
		<div className="hien-chat__prompt">
			<div className="hien-chat__prompt-art" />
			<p className="hien-chat__prompt-title">
				{ __( 'Mời bạn vào hiên', 'hien' ) }
			</p>
			<p className="hien-chat__prompt-text">
				{ sprintf(
					/* translators: %s: name of the author. */
					__( 'Vui lòng đăng nhập để trò chuyện với %s.', 'hien' ),
					chat.author.name
				) }
			</p>
			<a
				className="hien-button is-primary"
				href={ loginLinkHere() }
				onClick={ rememberToReopen }
			>
				{ __( 'Đăng nhập', 'hien' ) }
			</a>
			{ login.registration && (
				<a
					className="hien-button is-quiet is-small"
					href={ withReturn( REGISTER_PATH, returnPathHere() ) }
					onClick={ rememberToReopen }
				>
					{ __( 'Chưa có tài khoản? Đăng ký', 'hien' ) }
				</a>
			) }
		</div>
	);
}

/** The message form of a chat that is not connected to Firebase; the author replies by e-mail. */
function MessageForm() {
	return (
		<div className="hien-chat__form">
			<p className="hien-chat__prompt-text">
				{ __(
					'Bạn để lại lời nhắn nhé, tác giả sẽ trả lời qua email.',
					'hien'
				) }
			</p>
			<LazySlot>
				<MemberForm
					name="chat"
					type="Trò chuyện"
					label={ __( 'Lời nhắn cho tác giả', 'hien' ) }
					required={ __( 'Vui lòng nhập nội dung chat!', 'hien' ) }
					button={ __( 'Gửi lời nhắn', 'hien' ) }
				/>
			</LazySlot>
		</div>
	);
}

/** The content of the panel without a connection: for a visitor, and for a member of a site without Firebase. */
export function Unconnected( { isGuest }: { readonly isGuest: boolean } ) {
	return isGuest ? <GuestPrompt /> : <MessageForm />;
}
