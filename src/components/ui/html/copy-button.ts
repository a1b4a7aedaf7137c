import { __ } from '@wordpress/i18n';
import { copyText, OUTCOME_SHOWN } from '../../../lib/copy-text';

const timers = new WeakMap< Element, ReturnType< typeof setTimeout > >();

function showOn( button: Element, text: string ): void {
	clearTimeout( timers.get( button ) );
	button.textContent = text;
	const timer = setTimeout( () => {
		button.textContent = __( 'Sao chép', 'hien' );
	}, OUTCOME_SHOWN );
	timers.set( button, timer );
}

async function copy( button: Element ): Promise< void > {
	const text = button.closest( '.hien-code' )?.querySelector( 'pre' );
	showOn(
		button,
		( await copyText( text?.textContent ?? '' ) )
			? __( 'Đã sao chép', 'hien' )
			: __( 'Không sao chép được', 'hien' )
	);
}

/**
 * Copies the code of a clicked button. Not in code-blocks.ts, which is late: some browsers copy within the click only.
 */
export function copyOnClick( event: Event ): void {
	const { target } = event;
	const button =
		target instanceof Element && target.closest( '.hien-code__copy' );
	if ( button ) {
		// Tells inline/click-queue.ts that the press is handled.
		event.preventDefault();
		void copy( button );
	}
}
