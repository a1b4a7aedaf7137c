import type { PageWords } from '../../../contract/types';
import { Prose } from '../html/prose';

/** The content of the page that the author wrote for a fixed route, if there is any. */
export function PageContent( {
	page,
}: {
	readonly page: Pick< PageWords, 'slug' | 'content' >;
} ) {
	return page.content === '' ? null : <Prose html={ page.content } />;
}
