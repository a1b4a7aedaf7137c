import { Avatar } from '../../../components/ui/avatar/avatar';

/** The portrait of who wrote a message; it stands after the message's body, and is shown beside it. */
export function MessageAvatar( { src }: { readonly src: string } ) {
	return src ? (
		<Avatar src={ src } size="small" />
	) : (
		<span className="hien-avatar is-small is-empty" />
	);
}
