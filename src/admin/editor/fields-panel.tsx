import { useEffect, useRef } from 'react';
import { PanelRow } from '@wordpress/components';
import { useEntityProp } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import {
	PluginDocumentSettingPanel,
	store as editorStore,
} from '@wordpress/editor';
import { FieldControl } from '../fields/field-control';
import { problemOf } from '../fields/problems';
import { panel } from './panel';

/** Post meta as the editor holds it. */
type Meta = Readonly< Record< string, string | number > >;

const NAME = 'hien-fields';

/** How the editor remembers the panel: the plugin's name and its own. */
const REMEMBERED_AS = `${ NAME }/${ NAME }`;

/** The fields of the content that is edited, beside its own settings. */
export function FieldsPanel() {
	const { title, fields } = panel();
	const postType = useSelect(
		( select ) => select( editorStore ).getCurrentPostType(),
		[]
	);
	const [ meta = {}, setMeta ] = useEntityProp< Meta >(
		'postType',
		postType,
		'meta'
	);
	const isOpen = useSelect(
		( select ) =>
			select( editorStore ).isEditorPanelOpened( REMEMBERED_AS ),
		[]
	);
	const { lockPostSaving, unlockPostSaving, toggleEditorPanelOpened } =
		useDispatch( editorStore );
	const wasOpen = useRef( isOpen );
	useEffect( () => {
		// The editor begins with panels of plugins closed; nobody would look for what a video or a course needs.
		if ( ! wasOpen.current ) {
			wasOpen.current = true;
			void toggleEditorPanelOpened( REMEMBERED_AS );
		}
	}, [ toggleEditorPanelOpened ] );
	const problems = fields.map( ( field ) =>
		problemOf( field, meta[ field.key ] ?? '' )
	);
	const isWrong = problems.some( ( problem ) => problem !== '' );
	useEffect( () => {
		// What is wrong is not saved; what was typed stays.
		if ( isWrong ) {
			void lockPostSaving( NAME );
		} else {
			void unlockPostSaving( NAME );
		}
	}, [ isWrong, lockPostSaving, unlockPostSaving ] );

	return (
		<PluginDocumentSettingPanel name={ NAME } title={ title }>
			{ fields.map( ( field, index ) => (
				<PanelRow key={ field.key }>
					<FieldControl
						field={ field }
						value={ meta[ field.key ] ?? '' }
						problem={ problems[ index ] ?? '' }
						onChange={ ( value ) =>
							setMeta( { ...meta, [ field.key ]: value } )
						}
					/>
				</PanelRow>
			) ) }
		</PluginDocumentSettingPanel>
	);
}
