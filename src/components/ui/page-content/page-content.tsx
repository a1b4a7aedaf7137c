import type { PageWords } from '../../../contract/types';
import { Html } from '../html/html';

/** The content of the page that the author wrote for a fixed route, if there is any. */
export function PageContent( {
	page,
}: {
	readonly page: Pick< PageWords, 'slug' | 'content' >;
} ) {
	return page.content === '' ? null : (
		<Html
			id={ `words-${ page.slug }` }
			policy="article"
			className="hien-prose"
			html={ page.content }
		/>
	);
}
