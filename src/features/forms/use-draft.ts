import { useEffect, useRef } from 'react';
import { get } from 'react-hook-form';
import type {
	FieldValues,
	Path,
	PathValue,
	UseFormReturn,
} from 'react-hook-form';
import { saveDraft, savedDraft } from '../../lib/drafts';

/**
 * Saves the text of `fields` in sessionStorage; restores it where they still have `values`. Returns what deletes it.
 */
export function useDraft< Values extends FieldValues >(
	form: UseFormReturn< Values >,
	name: string,
	fields: readonly Path< Values >[],
	values?: Values
): () => void {
	const names = fields.join();
	const first = useRef( values );

	useEffect( () => {
		const kept = names.split( ',' ).filter( Boolean ) as Path< Values >[];
		for ( const field of kept ) {
			const key = `${ name }-${ field }`;
			const text = savedDraft( key );
			const typed = form.getValues( field ) ?? '';
			if ( typed !== ( get( first.current, field ) ?? '' ) ) {
				// Typed before hydration, so not stored yet.
				saveDraft( key, String( typed ) );
			} else if ( text ) {
				form.setValue(
					field,
					text as PathValue< Values, typeof field >
				);
			}
		}
		const { unsubscribe } = form.watch( ( _values, { name: changed } ) => {
			if ( changed && kept.includes( changed ) ) {
				saveDraft(
					`${ name }-${ changed }`,
					String( form.getValues( changed ) )
				);
			}
		} );
		return unsubscribe;
	}, [ form, name, names ] );

	return () => {
		for ( const field of fields ) {
			saveDraft( `${ name }-${ field }`, '' );
		}
	};
}
