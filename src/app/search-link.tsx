import Search from 'lucide-static/icons/search.svg';
import { useEffect, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { __ } from '@wordpress/i18n';
import { Icon } from '../components/icon/icon';
import { loadDocument } from '../lib/load-document';
import { isPlainClick } from '../lib/plain-click';
import { useLazy } from '../lib/use-lazy';
import { pushLayer } from './positions';

const importView = async () =>
	( await import( /* webpackChunkName: "phone-search" */ './phone-search' ) )
		.PhoneSearch;

/** The header's search on a phone: a link to the page of results which opens a view over the page instead. */
export function SearchLink( { home }: { readonly home: string } ) {
	const [ View, load ] = useLazy( importView );
	const [ isOpen, setOpen ] = useState( false );
	const isLeaving = useRef( false );
	const address = `${ home }?s=`;

	async function open(): Promise< void > {
		const { href } = window.location;
		const isThere = await load();
		if ( window.location.href !== href ) {
			// The reader has gone on to another page.
			return;
		}
		if ( isThere ) {
			pushLayer();
			isLeaving.current = false;
			setOpen( true );
		} else {
			loadDocument( address );
		}
	}

	/** Once, however often the key is pressed: each would go back a page. */
	function leave(): void {
		if ( ! isLeaving.current ) {
			isLeaving.current = true;
			window.history.back();
		}
	}

	function onClick( event: MouseEvent< HTMLElement > ): void {
		if ( isPlainClick( event ) ) {
			event.preventDefault();
			// Safari's click does not focus a link; what closes later gives the focus back to it.
			event.currentTarget.focus( { preventScroll: true } );
			void open();
		}
	}

	useEffect( () => {
		if ( ! isOpen ) {
			return;
		}
		const close = () => setOpen( false );
		window.addEventListener( 'popstate', close );
		return () => window.removeEventListener( 'popstate', close );
	}, [ isOpen ] );

	return (
		<>
			<div className="hien-header__slot is-phone">
				<a
					className="hien-icon-button"
					href={ address }
					aria-label={ __( 'Tìm kiếm', 'hien' ) }
					aria-haspopup="dialog"
					onClick={ onClick }
					onFocus={ () => void load() }
					onPointerDown={ () => void load() }
				>
					<Icon icon={ Search } />
				</a>
			</div>
			{ isOpen && View && (
				<View
					home={ home }
					onLeave={ leave }
					onChoose={ () => setOpen( false ) }
				/>
			) }
		</>
	);
}
