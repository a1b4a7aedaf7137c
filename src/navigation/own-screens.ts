import { __ } from '@wordpress/i18n';
import { homeCrumb } from '../lib/crumbs';
import { ROUTES } from '../contract/routes';
import type { CommentList, Post, PostSummary, Screen } from '../contract/types';
import { boot, site } from '../lib/boot';
import { restPath } from '../lib/paths';
import type { SiteRegistry } from '../stores/site-registry';
import { allResponses } from '../stores/seed';
import { routesOf } from './site-links';

/*
 * Screens that are shown without the server, or before it answers.
 */

function ownScreen(
	route: 'error' | 'post',
	path: string,
	status: number,
	title: string
): Screen {
	return {
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
		redirect: null,
		edit_url: null,
		version: boot().screen.version,
		data: {},
	};
}

/** Stands in for a screen that could not be loaded. Its title is made as WordPress makes those of the server's pages. */
export function failureScreen( path: string ): Screen {
	const { name, title_separator: separator } = site();
	return ownScreen(
		'error',
		path,
		500,
		`${ __( 'Trang lỗi', 'hien' ) } ${ separator } ${ name }`
	);
}

function isSummary( value: object ): value is PostSummary {
	return 'minutes' in value && 'path' in value && ! ( 'content' in value );
}

/** The post of a path, where it is somewhere in a response. */
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

/** What lists do not tell of a post. */
const UNTOLD: Omit< Post, keyof PostSummary | 'breadcrumbs' | 'head' > = {
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
 * An article as far as lists tell of it, while the server is asked; null where none does. Its responses have paths that
 * no real one has.
 */
export function openingScreen(
	registry: SiteRegistry,
	path: string
): Screen | null {
	const told = routesOf( path ).includes( 'post' )
		? findPost( allResponses( registry ), path )
		: null;
	if ( told === null ) {
		return null;
	}
	const screen = ownScreen( 'post', path, 200, told.title );
	const { author, category } = told;
	// Nobody tells what stands above a category.
	const isOnTop = category?.path === `/${ category?.slug }`;
	const post: Post = {
		...UNTOLD,
		...told,
		author: { id: 0, bio: '', path: null, ...author },
		breadcrumbs: [
			homeCrumb(),
			...( category && isOnTop ? [ category ] : [] ),
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
