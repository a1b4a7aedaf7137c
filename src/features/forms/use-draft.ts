import { useEffect } from 'react';
import { get } from 'react-hook-form';
import type {
	FieldValues,
	Path,
	PathValue,
	UseFormReturn,
} from 'react-hook-form';
import { saveDraft, savedDraft } from '../../lib/drafts';
import { useLatest } from '../../lib/use-latest';

/** Saves a draft, and what its field had before. */
function keep( key: string, text: string, before = '' ): void {
	saveDraft( key, text );
	saveDraft( `${ key }-base`, text && before );
}

/**
 * Selects the restored text of a field of one line that has the focus: somebody is about to type there, which would
 * continue the restored name or address. A text of several lines may well be continued.
 */
function selectFocused( name: string ): void {
	const { activeElement } = document;
	if (
		activeElement instanceof HTMLInputElement &&
		activeElement.name === name
	) {
		activeElement.select();
	}
}

/**
 * Saves the text of `fields` in sessionStorage; restores it where they still have `values`, unless these have changed
 * since, for example in another tab. Returns what deletes it.
 */
export function useDraft< Values extends FieldValues >(
	form: UseFormReturn< Values >,
	name: string,
	fields: readonly Path< Values >[],
	values?: Values
): () => void {
	const names = fields.join();
	const first = useLatest( values );

	useEffect( () => {
		const kept = names.split( ',' ).filter( Boolean ) as Path< Values >[];
		const before = ( field: string ) =>
			String( get( first.current, field ) ?? '' );
		for ( const field of kept ) {
			const key = `${ name }-${ field }`;
			const text = savedDraft( key );
			const typed = String( form.getValues( field ) ?? '' );
			if ( typed !== before( field ) ) {
				// Typed before hydration, so not stored yet.
				keep( key, typed, before( field ) );
			} else if ( savedDraft( `${ key }-base` ) !== typed ) {
				keep( key, '' );
			} else if ( text ) {
				form.setValue(
					field,
					text as PathValue< Values, typeof field >
				);
				selectFocused( field );
			}
		}
		const { unsubscribe } = form.watch( ( _values, { name: changed } ) => {
			if ( changed && kept.includes( changed ) ) {
				keep(
					`${ name }-${ changed }`,
					String( form.getValues( changed ) ),
					before( changed )
				);
			}
		} );
		return unsubscribe;
	}, [ form, name, names, first ] );

	return () => {
		for ( const field of fields ) {
			keep( `${ name }-${ field }`, '' );
		}
	};
}
