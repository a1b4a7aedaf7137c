import { useEffect, useState } from 'react';
import { cx } from '../../lib/class-names';
import './tabs.scss';

interface Tab {
	/** Also the id of its panel. */
	readonly id: string;
	readonly title: string;
}

/** The tab that the address names, or the first one. */
export function useActiveTab( tabs: readonly Tab[] ): string {
	const named = () => {
		const id = window.location.hash.slice( 1 );
		return tabs.some( ( tab ) => tab.id === id )
			? id
			: ( tabs[ 0 ]?.id ?? '' );
	};
	const [ active, setActive ] = useState( named );
	useEffect( () => {
		const update = () => setActive( named );
		window.addEventListener( 'hashchange', update );
		window.addEventListener( 'popstate', update );
		return () => {
			window.removeEventListener( 'hashchange', update );
			window.removeEventListener( 'popstate', update );
		};
	} );
	return active;
}

interface Props {
	readonly label: string;
	readonly tabs: readonly Tab[];
	readonly active: string;
}

/** Links to the panels of a page; the address keeps the choice, so back and a reload do too. */
export function Tabs( { label, tabs, active }: Props ) {
	return (
		<nav className="hien-tabs" aria-label={ label }>
			{ tabs.map( ( { id, title } ) => (
				<a
					key={ id }
					className={ cx(
						'hien-tabs__tab',
						id === active && 'is-active'
					) }
					href={ `#${ id }` }
					aria-current={ id === active ? 'true' : undefined }
				>
					{ title }
				</a>
			) ) }
		</nav>
	);
}
