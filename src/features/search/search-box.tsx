import { useEffect, useState } from 'react';
import { ErrorBoundary } from '../../components/ui/error-boundary/error-boundary';
import { useLazy } from '../../lib/use-lazy';
import { SearchForm } from '../../components/ui/search-form/search-form';

const importCombobox = async () =>
	( await import( /* webpackChunkName: "search-box" */ './combobox' ) )
		.Combobox;

/** The search form of the header. On focus or hover it loads the combobox, which searches while typing. */
export function SearchBox() {
	const [ input, setInput ] = useState< HTMLInputElement | null >( null );
	const [ Combobox, load ] = useLazy( importCombobox );
	useEffect( () => {
		// The field may have had the focus before hydration.
		if ( input?.matches( ':focus' ) ) {
			void load();
		}
	}, [ input, load ] );
	return (
		<SearchForm
			id="hien-search"
			inputRef={ setInput }
			onIntent={ () => void load() }
		>
			{ Combobox && input && (
				// Without the combobox the form still leads to the search screen.
				<ErrorBoundary>
					<Combobox input={ input } />
				</ErrorBoundary>
			) }
		</SearchForm>
	);
}
