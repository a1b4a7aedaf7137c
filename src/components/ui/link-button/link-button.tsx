import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { isPlainClick } from '../../../lib/is-plain-click';
import { externalRel } from '../../../lib/paths';
import { useIsHydrating } from '../../../lib/use-is-hydrating';

interface Props extends AnchorHTMLAttributes< HTMLAnchorElement > {
	readonly buttonRef?: Ref< HTMLAnchorElement >;
	/** URL of the page that does the same without scripts. */
	readonly href: string;
	/** Called by a click, Enter or the space key. */
	readonly onPress: () => void;
}

/** A link to a page that becomes a button once it is hydrated. */
export function LinkButton( props: Props ) {
	const { buttonRef, onPress, children, ...attributes } = props;
	const isLink = useIsHydrating();

	function onClick( event: MouseEvent< HTMLElement > ): void {
		if ( isPlainClick( event ) ) {
			event.preventDefault();
			// Safari's click does not focus a link.
			event.currentTarget.focus( { preventScroll: true } );
			onPress();
		}
	}

	return (
		<a
			{ ...attributes }
			role={ isLink ? undefined : 'button' }
			aria-expanded={ isLink ? undefined : attributes[ 'aria-expanded' ] }
			ref={ buttonRef }
			rel={ externalRel( attributes.href ) }
			data-no-router
			onClick={ onClick }
			onKeyDown={ ( event ) => {
				if ( event.key === ' ' ) {
					event.preventDefault();
					if ( ! event.repeat ) {
						onPress();
					}
				}
			} }
		>
			{ children }
		</a>
	);
}
