import { cx } from '../../../lib/class-names';
import { useHash } from '../../../lib/use-hash';
import './tabs.scss';

interface Tab {
	/** Also the id of its panel. */
	readonly id: string;
	readonly title: string;
}

/** The id of the tab that the URL fragment names; otherwise of the first one. */
export function useActiveTab( tabs: readonly Tab[] ): string {
	const hash = useHash();
	const named = tabs.find( ( { id } ) => id === hash ) ?? tabs[ 0 ];
	return named?.id ?? '';
}

interface Props {
	readonly label: string;
	readonly tabs: readonly Tab[];
	readonly active: string;
}

/** Links to the panels of a page. The fragment of the address names the open panel, so that Back and a reload restore it. */
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
