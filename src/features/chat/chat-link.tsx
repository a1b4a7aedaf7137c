import MessageCircle from 'lucide-static/icons/message-circle.svg';
import { __ } from '@wordpress/i18n';
import { Icon } from '../../components/ui/icon/icon';
import { LinkButton } from '../../components/ui/link-button/link-button';
import { boot } from '../../lib/boot';
import { href } from '../../lib/paths';
import { useUser } from '../../stores/session';
import { openChat, answersChat } from './open-chat';

/** A button that opens the chat; without scripts a link. Null if the chat is closed, or the user answers it. */
export function ChatLink() {
	const user = useUser();
	if ( boot().chat.state === 'closed' || answersChat( user ) ) {
		return null;
	}
	return (
		<LinkButton
			className="hien-button is-primary"
			href={ href( '/lien-he' ) }
			onPress={ openChat }
		>
			<Icon icon={ MessageCircle } />
			{ __( 'Trò chuyện', 'hien' ) }
		</LinkButton>
	);
}
