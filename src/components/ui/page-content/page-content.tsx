import { Prose } from '../html/prose';

/** The content of the page that the author wrote for a fixed route, if there is any. */
export function PageContent( {
	page,
}: {
	readonly page: { readonly content?: string };
} ) {
	return page.content ? <Prose html={ page.content } /> : null;
}
