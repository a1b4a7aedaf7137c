import { useState } from 'react';
import { useLazy } from '../../lib/use-lazy';
import { SearchForm } from '../../components/ui/search-form/search-form';
import type { Find } from './use-search';

const importCombobox = async () =>
	( await import( /* webpackChunkName: "search-box" */ './combobox' ) )
		.Combobox;

interface Props {
	readonly home: string;
	readonly find: Find;
}

/** The header's search: a plain form, until somebody comes to it and the code that answers while they type is there. */
export function SearchBox( { home, find }: Props ) {
	const [ input, setInput ] = useState< HTMLInputElement | null >( null );
	const [ Combobox, load ] = useLazy( importCombobox );
	return (
		<SearchForm
			home={ home }
			inputRef={ setInput }
			onIntent={ () => void load() }
		>
			{ Combobox && input && <Combobox input={ input } find={ find } /> }
		</SearchForm>
	);
}
