import Search from 'lucide-static/icons/search.svg';
import type { MouseEvent } from 'react';
import { __ } from '@wordpress/i18n';
import { Icon } from '../../components/ui/icon/icon';
import { isPlainClick } from '../../lib/follow-link';
import { useLazyOverlay } from '../../navigation';

const importView = async () =>
	( await import( /* webpackChunkName: "phone-search" */ './phone-search' ) )
		.PhoneSearch;

/** The header's search on a phone: a link to the page of results which opens a view over the page instead. */
export function SearchLink( { home }: { readonly home: string } ) {
	const { View, prepare, open, leave, close } = useLazyOverlay( importView );
	const address = `${ home }?s=`;

	function onClick( event: MouseEvent< HTMLElement > ): void {
		if ( isPlainClick( event ) ) {
			event.preventDefault();
			// Safari's click does not focus a link; what closes later gives the focus back to it.
			event.currentTarget.focus( { preventScroll: true } );
			void open( true, address );
		}
	}

	return (
		<>
			<div className="hien-header__slot is-phone">
				<a
					className="hien-icon-button"
					href={ address }
					aria-label={ __( 'Tìm kiếm', 'hien' ) }
					aria-haspopup="dialog"
					onClick={ onClick }
					onFocus={ prepare }
					onPointerDown={ prepare }
				>
					<Icon icon={ Search } />
				</a>
			</div>
			{ View && (
				<View home={ home } onLeave={ leave } onChoose={ close } />
			) }
		</>
	);
}
