import { Avatar } from '../../../components/ui/avatar/avatar';

/** The portrait of a message's writer. In the markup it follows the message's body; it is shown beside it. */
export function MessageAvatar( { src }: { readonly src: string } ) {
	return src ? (
		<Avatar src={ src } size="small" />
	) : (
		<span className="hien-avatar is-small is-empty" />
	);
}
