import { __ } from '@wordpress/i18n';
import { homeCrumb } from '../lib/crumbs';
import { ROUTES } from '../contract/routes';
import type { CommentList, Post, PostSummary, Screen } from '../contract/types';
import { boot, site } from '../lib/boot';
import { restPath } from '../lib/paths';
import type { SiteRegistry } from '../stores/site-registry';
import { allResponses } from '../stores/seed';
import { routesOf } from '../lib/screen-path';

/*
 * Screens that are made in the browser, without the server's answer.
 */

/** A screen with this name of its content; the document title is composed as WordPress does it for pages. */
function localScreen(
	route: 'error' | 'post',
	path: string,
	status: number,
	name: string
): Screen {
	const { name: siteName, title_separator: separator } = site();
	const title = `${ name } ${ separator } ${ siteName }`;
	return {
		...boot().screen,
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
				image_width: null,
				image_height: null,
				video: null,
			},
			json_ld: [],
			prev: null,
			next: null,
		},
		edit_url: null,
		data: {},
	};
}

/** The error screen for a path whose screen could not be loaded. */
export function failureScreen( path: string ): Screen {
	return localScreen( 'error', path, 500, __( 'Trang lỗi', 'hien' ) );
}

function isSummary( value: object ): value is PostSummary {
	return 'minutes' in value && 'path' in value && ! ( 'content' in value );
}

/** The post of a path, where a response contains its summary. */
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

/** What a summary lacks of a post. */
const NOT_IN_SUMMARY: Omit< Post, keyof PostSummary | 'breadcrumbs' | 'head' > =
	{
		content: '',
		protected: false,
		password_error: false,
		lead: '',
		toc: [],
		part: 1,
		parts: 1,
		assets: { styles: [], scripts: false },
		type: 'post',
		tags: [],
		categories: [],
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
};

/**
 * An article with its title, author and category, made from its summary in a list that is loaded; null where there is
 * none. Its responses have REST paths that no real one has.
 */
export function previewScreen(
	registry: SiteRegistry,
	path: string
): Screen | null {
	const summary = routesOf( path ).includes( 'post' )
		? findPost( allResponses( registry ), path )
		: null;
	if ( summary === null ) {
		return null;
	}
	const screen = localScreen( 'post', path, 200, summary.title );
	const { author, category } = summary;
	// A summary does not name the parents of its category.
	const isTopLevel = category?.path === `/${ category?.slug }`;
	const post: Post = {
		...NOT_IN_SUMMARY,
		...summary,
		author: { id: 0, bio: '', path: null, ...author },
		breadcrumbs: [
			homeCrumb(),
			...( category && isTopLevel ? [ category ] : [] ),
		],
		head: screen.head,
	};
	const [ postPath, commentsPath ] = ROUTES.post.rest;
	return {
		...screen,
		data: {
			[ restPath( postPath ) ]: post,
			[ restPath( commentsPath ) ]: NO_COMMENTS,
		},
	};
}
