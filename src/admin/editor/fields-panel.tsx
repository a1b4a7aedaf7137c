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

/** The panel's key in the editor's preferences: the plugin's name and its own. */
const REMEMBERED_AS = `${ NAME }/${ NAME }`;

/** The fields of the edited content, as a panel of the editor's sidebar. */
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
		// The editor opens with plugin panels closed, but these fields are required.
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
		// Invalid values stay in their fields and are not saved.
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
