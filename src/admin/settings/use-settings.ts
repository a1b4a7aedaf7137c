import { useState } from 'react';
import { useEntityRecord } from '@wordpress/core-data';
import { logError } from '../../lib/log-error';
import { useListener } from '../../lib/use-listener';
import { changedSections, problemsOf, withoutProblems } from './form';
import type { Problems, Site } from './form';

/** The settings of core's REST route that this screen edits. */
export interface Settings {
	readonly hien_handle: string;
	readonly hien_delete_data: boolean;
	/** Null if the stored value does not fit the schema. */
	readonly hien_site: Site | null;
}

type Status = 'idle' | 'saving' | 'saved' | 'failed';

/** The owner's settings with the unsaved changes, which survive a failed save. */
export function useSettings() {
	const { record, editedRecord, edit, save, hasEdits, hasResolved, status } =
		useEntityRecord< Settings >( 'root', 'site' );
	const [ saving, setSaving ] = useState< Status >( 'idle' );
	const [ problems, setProblems ] = useState< Problems >( {} );
	const [ invalidSaves, setInvalidSaves ] = useState( 0 );

	useListener( hasEdits ? window : null, 'beforeunload', ( event ) =>
		event.preventDefault()
	);

	/**
	 * Applies a change, and removes the problems of the changed value. `path` is the path of that value. Of the sections only those
	 * are edited, and so saved, that differ from the stored ones: another tab may have saved others since.
	 */
	function change( changes: Partial< Settings >, path: string ) {
		void edit(
			changes.hien_site
				? {
						...changes,
						hien_site: changedSections(
							record.hien_site,
							changes.hien_site
						),
					}
				: changes
		);
		setSaving( 'idle' );
		setProblems( ( before ) => withoutProblems( before, path ) );
	}

	async function saveAll() {
		setSaving( 'saving' );
		try {
			await save();
			setProblems( {} );
			setSaving( 'saved' );
		} catch ( error ) {
			const found = problemsOf( error );
			setProblems( found );
			if ( Object.keys( found ).length > 0 ) {
				setInvalidSaves( ( count ) => count + 1 );
			} else {
				logError( error );
			}
			setSaving( 'failed' );
		}
	}

	return {
		settings:
			hasResolved && status !== 'ERROR'
				? {
						...editedRecord,
						hien_site: editedRecord.hien_site && {
							...record.hien_site,
							...editedRecord.hien_site,
						},
					}
				: null,
		/** The namespace of the saved handle, so of the REST routes that exist now. */
		namespace: `${ record?.hien_handle ?? '' }/v1`,
		hasFailedToLoad: status === 'ERROR',
		hasEdits,
		saving,
		problems,
		/** Number of saves that failed validation so far. */
		invalidSaves,
		change,
		save: saveAll,
	};
}
