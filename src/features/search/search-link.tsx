import Search from 'lucide-static/icons/search.svg';
import type { MouseEvent } from 'react';
import { __ } from '@wordpress/i18n';
import { Icon } from '../../components/ui/icon/icon';
import { OfflineNote } from '../../components/ui/offline-note/offline-note';
import { isPlainClick } from '../../lib/is-plain-click';
import { href } from '../../lib/paths';
import { useIsHydrating } from '../../lib/use-is-hydrating';
import { useLazyOverlay } from '../../navigation';

const importView = async () =>
	( await import( /* webpackChunkName: "search" */ './search-view' ) )
		.SearchView;

/** The search of the header on a phone: a link to the search screen, which opens an overlay instead. */
export function SearchLink() {
	const { View, prepare, open, failed, note, leave, close } =
		useLazyOverlay( importView );
	const address = href( '/?s=' );
	const title = __( 'Tìm kiếm', 'hien' );
	// A plain link until hydration.
	const isLink = useIsHydrating();
	const openView = () => void open( true, address );

	function onClick( event: MouseEvent< HTMLElement > ): void {
		if ( isPlainClick( event ) ) {
			event.preventDefault();
			// Safari does not focus a clicked link; the overlay returns the focus to it.
			event.currentTarget.focus( { preventScroll: true } );
			openView();
		}
	}

	return (
		<>
			<div ref={ note } className="hien-header__slot is-phone">
				<a
					className="hien-icon-button"
					href={ address }
					aria-label={ title }
					aria-haspopup={ isLink ? undefined : 'dialog' }
					onClick={ onClick }
					onFocus={ prepare }
					onPointerDown={ prepare }
				>
					<Icon icon={ Search } />
				</a>
				{ failed && <OfflineNote title={ title } retry={ openView } /> }
			</div>
			{ View && <View onLeave={ leave } onChoose={ close } /> }
		</>
	);
}
