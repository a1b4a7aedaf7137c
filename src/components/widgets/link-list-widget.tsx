import { LinkList } from '../cards/link-list/link-list';
import type { LinkListItem } from '../cards/link-list/link-list';
import { Widget } from './widget';

interface Props {
	readonly title: string;
	readonly items: readonly LinkListItem[];
}

export function LinkListWidget( { title, items }: Props ) {
	return items.length === 0 ? null : (
		<Widget title={ title }>
			<LinkList items={ items } />
		</Widget>
	);
}
