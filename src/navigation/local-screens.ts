import type { DataRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { homeCrumb } from '../lib/crumbs';
import type {
	CommentList,
	Post,
	PostSummary,
	LoadedScreen,
	Screen,
} from '../contract/types';
import { boot, site } from '../lib/boot';
import { responsesStore } from '../stores/responses';
import { routesOf } from './destination';

/*
 * Creates screens without the server.
 */

/** The site's name is appended to its title, as in the titles of WordPress. */
function localScreen(
	route: 'error' | 'post',
	path: string,
	status: number,
	heading: string
): Screen {
	const { name, title_separator: separator } = site();
	const title = `${ heading } ${ separator } ${ name }`;
	const { data, ...screen } = boot().screen;
	return {
		...screen,
		route,
		path,
		params: {},
		layout: 'detail',
		status,
		title,
		head: {
			description: '',
			canonical: null,
			robots: 'noindex',
			og: {
				type: 'website',
				title,
				description: '',
				url: '',
				image: null,
				image_alt: '',
				image_width: null,
				image_height: null,
				video: null,
			},
			prev: null,
			next: null,
			// The heading is Vietnamese, or of a list in the language of the page.
			language: document.documentElement.lang,
		},
		classes: [],
		edit_url: null,
		styles: [],
		document: false,
	};
}

/** The error screen for a path whose screen could not be shown; status 0 if the server was not reached. */
export function failureScreen( path: string, status = 500 ): Screen {
	return localScreen( 'error', path, status, __( 'Trang lỗi', 'hien' ) );
}

function isSummary( value: object ): value is PostSummary {
	return 'minutes' in value && 'path' in value && ! ( 'content' in value );
}

/** Finds the summary of the post at a path anywhere in a response. */
function findPost( value: unknown, path: string ): PostSummary | null {
	if ( typeof value !== 'object' || value === null ) {
		return null;
	}
	if ( isSummary( value ) && value.path === path ) {
		return value;
	}
	for ( const part of Object.values( value ) ) {
		const found = findPost( part, path );
		if ( found ) {
			return found;
		}
	}
	return null;
}

/** The fields of a post that a summary lacks, empty. */
const NOT_IN_SUMMARY: Omit< Post, keyof PostSummary | 'breadcrumbs' > = {
	content: '',
	password_error: false,
	lead: '',
	toc: [],
	part: 1,
	parts: 1,
	assets: { styles: [], scripts: false },
	type: 'post',
	tags: [],
	related: [],
	previous: null,
	next: null,
	comment_state: { open: false, count: 0 },
};

const NO_COMMENTS: CommentList = {
	data: [],
	count: 0,
	page: 1,
	pages: 1,
	object_id: 0,
	max_depth: 1,
};

/**
 * The preview of an article: title, author and category from its summary in a loaded response; null if there is none.
 * Its responses have REST paths with empty parameters, so they do not overwrite real ones in the stores.
 */
export function previewScreen(
	registry: DataRegistry,
	path: string
): LoadedScreen | null {
	const summary = routesOf( path ).includes( 'post' )
		? findPost( registry.select( responsesStore ).getResponses(), path )
		: null;
	if ( summary === null ) {
		return null;
	}
	const screen = localScreen( 'post', path, 200, summary.title );
	const { author, category } = summary;
	// A summary does not have the parents of its category, so only a top-level category can be a breadcrumb.
	const isTopLevel = category?.path === `/${ category?.slug }`;
	const post: Post = {
		...NOT_IN_SUMMARY,
		...summary,
		author: { id: 0, bio: '', path: null, ...author },
		breadcrumbs: [
			homeCrumb(),
			...( category && isTopLevel ? [ category ] : [] ),
		],
	};
	return { ...screen, data: { post, comments: NO_COMMENTS } };
}
