import DOMPurify from 'dompurify';
import type { Config } from 'dompurify';

/**
 * Whose HTML it is, and so what may stay of it:
 *
 * - `article`: the author's own text, with pictures, embeds and headings that have ids.
 * - `comment`: a visitor's text. The elements that WordPress allows in comments, with `p` and `br` for its paragraphs.
 * - `message`: a sentence of the server or the app. Emphasis, and links within the site.
 */
export type Policy = 'article' | 'comment' | 'message';

const CONFIGS: Readonly< Record< Policy, Config > > = {
	article: {
		ADD_TAGS: [ 'iframe' ],
		ADD_ATTR: [
			'allow',
			'allowfullscreen',
			'frameborder',
			'referrerpolicy',
			'sandbox',
			'scrolling',
			'target',
		],
		// Headings keep the ids that the contents link to, whatever they are called.
		SANITIZE_DOM: false,
	},
	// Core's $allowedtags.
	comment: {
		ALLOWED_TAGS: [
			'a',
			'abbr',
			'acronym',
			'b',
			'blockquote',
			'br',
			'cite',
			'code',
			'del',
			'em',
			'i',
			'p',
			'q',
			's',
			'strike',
			'strong',
		],
		ALLOWED_ATTR: [ 'cite', 'datetime', 'href', 'title' ],
		ALLOW_ARIA_ATTR: false,
		ALLOW_DATA_ATTR: false,
	},
	message: {
		ALLOWED_TAGS: [ 'a', 'br', 'em', 'strong' ],
		ALLOWED_ATTR: [ 'href' ],
		ALLOW_ARIA_ATTR: false,
		ALLOW_DATA_ATTR: false,
	},
};

/** What a policy asks of every element beside its lists. */
const RULES: Readonly< Record< Policy, ( element: Element ) => void > > = {
	article( element ) {
		if ( element.getAttribute( 'target' ) === '_blank' ) {
			const rel = new Set(
				element.getAttribute( 'rel' )?.split( /\s+/ )
			);
			rel.delete( '' );
			element.setAttribute(
				'rel',
				[ ...rel.add( 'noopener' ) ].join( ' ' )
			);
		}
	},
	comment( element ) {
		if ( element.hasAttribute( 'href' ) ) {
			element.setAttribute( 'rel', 'ugc nofollow noopener' );
		}
	},
	message( element ) {
		if (
			element instanceof HTMLAnchorElement &&
			element.origin !== window.location.origin
		) {
			element.removeAttribute( 'href' );
		}
	},
};

function createPurifier( policy: Policy ) {
	// Hooks belong to an instance.
	const purifier = DOMPurify( window );
	purifier.addHook( 'afterSanitizeAttributes', RULES[ policy ] );
	return ( html: string ) => purifier.sanitize( html, CONFIGS[ policy ] );
}

const PURIFIERS = {
	article: createPurifier( 'article' ),
	comment: createPurifier( 'comment' ),
	message: createPurifier( 'message' ),
} satisfies Record< Policy, unknown >;

/** HTML with nothing but what the policy allows: nothing in it runs. */
export function sanitise( html: string, policy: Policy ): string {
	return PURIFIERS[ policy ]( html );
}
