import DOMPurify from 'dompurify';
import type { Config } from 'dompurify';

/**
 * Which HTML is allowed, by who wrote it:
 *
 * - `article`: the author's own text, with pictures, embeds and headings that have ids.
 * - `comment`: a visitor's text. The elements that WordPress allows in comments, `pre` for code, and what WordPress adds:
 *   `p`, `br` and smileys.
 * - `message`: a sentence of the server or the app. Emphasis, and links within the site.
 */
export type Policy = 'article' | 'comment' | 'message';

/** The attributes of smileys, as WordPress's translate_smiley() prints them. */
const SMILEY_ATTRIBUTES = [ 'alt', 'class', 'src' ];

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
		// Headings keep their ids, to which the table of contents links.
		SANITIZE_DOM: false,
		// Keeps a style element at the beginning.
		FORCE_BODY: true,
	},
	// Core's $allowedtags, with what its filters add.
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
			'img',
			'p',
			'pre',
			'q',
			's',
			'strike',
			'strong',
		],
		ALLOWED_ATTR: [
			'cite',
			'datetime',
			'href',
			'title',
			...SMILEY_ATTRIBUTES,
		],
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

/** Keeps a smiley of this site, replaces a smiley of another site by its text, and removes every other image. */
function cleanImage( image: HTMLImageElement ): void {
	if ( ! image.classList.contains( 'wp-smiley' ) ) {
		image.remove();
	} else if ( image.src.startsWith( `${ window.location.origin }/` ) ) {
		image.className = 'wp-smiley';
	} else {
		image.replaceWith( image.alt );
	}
}

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
		if ( element instanceof HTMLImageElement ) {
			cleanImage( element );
			return;
		}
		SMILEY_ATTRIBUTES.forEach( ( name ) =>
			element.removeAttribute( name )
		);
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

/** Returns the HTML reduced to what the policy allows; it contains no script. */
export function sanitise( html: string, policy: Policy ): string {
	return PURIFIERS[ policy ]( html );
}
