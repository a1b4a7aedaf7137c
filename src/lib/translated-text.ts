/*
 * Browsers that translate a page put a <font> in place of each text, as Chrome and Google Translate do. React keeps the
 * text that it has rendered, and changes or removes that: what is read stays as it was, and removing it throws
 * (https://github.com/facebook/react/issues/11538). So the <font> is changed and removed in its place. Texts that are translated
 * before this is loaded, just after hydration, are not known; nor are those that React moves.
 */

/** The element that was put in place of a text. */
const replacements = new WeakMap< Node, Element >();

let isPatched = false;

/** Begins to follow what replaces texts of the page. Without such software, nothing else changes. */
export function followTranslation(): void {
	const observer = new MutationObserver( ( records ) =>
		records.forEach( ( record ) => {
			if ( record.type === 'characterData' ) {
				const replacement = replacements.get( record.target );
				if ( replacement ) {
					replacement.textContent = record.target.nodeValue;
				}
				return;
			}
			const { addedNodes, removedNodes } = record;
			if (
				removedNodes.length === 0 ||
				record.target.nodeName === 'FONT'
			) {
				return;
			}
			const replacement = [
				...addedNodes,
				record.previousSibling,
				record.nextSibling,
			].find( ( node ) => node?.nodeName === 'FONT' );
			for ( const node of replacement ? removedNodes : [] ) {
				if ( node instanceof Text && ! node.isConnected ) {
					replacements.set( node, replacement as Element );
					observer.observe( node, { characterData: true } );
					patchNode();
				}
			}
		} )
	);
	observer.observe( document.body, { childList: true, subtree: true } );
}

/** Has replaced texts removed, and nodes inserted before them, by what is in their place. */
function patchNode(): void {
	if ( isPatched ) {
		return;
	}
	isPatched = true;
	const prototype = Node.prototype as unknown as Record<
		'insertBefore' | 'removeChild',
		( this: Node, node: Node, child?: Node | null ) => Node
	>;
	const { insertBefore, removeChild } = prototype;
	prototype.insertBefore = function ( node, child ) {
		return insertBefore.call( this, node, child && placeOf( child, this ) );
	};
	prototype.removeChild = function ( child ) {
		removeChild.call( this, placeOf( child, this ) );
		return child;
	};
}

function placeOf( child: Node, parent: Node ): Node {
	const replacement = replacements.get( child );
	return child.parentNode !== parent && replacement?.parentNode === parent
		? replacement
		: child;
}
