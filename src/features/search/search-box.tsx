import { useEffect, useState } from 'react';
import { ErrorBoundary } from '../../components/ui/error-boundary/error-boundary';
import { useLazy } from '../../lib/use-lazy';
import { SearchForm } from '../../components/ui/search-form/search-form';

const importCombobox = async () =>
	( await import( /* webpackChunkName: "search-box" */ './combobox' ) )
		.Combobox;

/** The header's search: a plain form until it gets the focus, when the code that searches during typing is loaded. */
export function SearchBox() {
	const [ input, setInput ] = useState< HTMLInputElement | null >( null );
	const [ Combobox, load ] = useLazy( importCombobox );
	useEffect( () => {
		// It had the focus before the app was there.
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
				// Without it the form still leads to the page of results.
				<ErrorBoundary>
					<Combobox input={ input } />
				</ErrorBoundary>
			) }
		</SearchForm>
	);
}
