import { rawUrlEncode } from './paths';

interface ShareLinks {
	readonly facebook: string;
	readonly zalo: string;
	readonly mail: string;
}

/** The UTF-8 bytes of a text in base64. */
function base64( text: string ): string {
	const bytes = rawUrlEncode( text ).replace(
		/%([0-9A-F]{2})/g,
		( _, hex: string ) => String.fromCharCode( parseInt( hex, 16 ) )
	);
	return window.btoa( bytes );
}

/** URLs that share a page. Twin: hien_share_links() */
export function shareLinks( url: string, title: string ): ShareLinks {
	const zalo = base64( JSON.stringify( { url } ) );
	return {
		facebook: `https://www.facebook.com/sharer/sharer.php?u=${ rawUrlEncode( url ) }`,
		zalo: `https://button-share.zalo.me/share_external?d=${ rawUrlEncode( zalo ) }`,
		mail: `mailto:?subject=${ rawUrlEncode( title ) }&body=${ rawUrlEncode( url ) }`,
	};
}
