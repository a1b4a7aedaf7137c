import { useEffect, useRef } from 'react';
import { PanelRow, TextControl } from '@wordpress/components';
import { useEntityProp } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import {
	PluginDocumentSettingPanel,
	store as editorStore,
} from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { FieldControl } from '../fields/field-control';
import { problemOf } from '../fields/problems';
import { QuestionAuthor } from './question-author';
import { panelData } from './panel';
import type { Meta } from './rules';

const NAME = 'hien-fields';

/** The panel's key in the editor's preferences: the name of registerPlugin() and the name of the panel. */
const PANEL_KEY = `${ NAME }/${ NAME }`;

/** WordPress's own panel for order and parent. This content has no parent, and its order is in our panel. */
const PARENT_PANEL = 'page-attributes';

/** The fields of the edited content, as a panel of the editor's sidebar. */
export function FieldsPanel() {
	const { title, fields, has_order: hasOrder } = panelData();
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
		( select ) => select( editorStore ).isEditorPanelOpened( PANEL_KEY ),
		[]
	);
	const { toggleEditorPanelOpened, removeEditorPanel } =
		useDispatch( editorStore );
	const wasOpen = useRef( isOpen );
	useEffect( () => {
		// By default the editor closes plugin panels. This one holds the content itself, so it opens once.
		if ( ! wasOpen.current ) {
			wasOpen.current = true;
			void toggleEditorPanelOpened( PANEL_KEY );
		}
	}, [ toggleEditorPanelOpened ] );
	useEffect( () => {
		if ( hasOrder ) {
			void removeEditorPanel( PARENT_PANEL );
		}
	}, [ hasOrder, removeEditorPanel ] );

	if ( fields.length === 0 && ! hasOrder ) {
		return null;
	}
	return (
		<PluginDocumentSettingPanel name={ NAME } title={ title }>
			<QuestionAuthor />
			{ fields.map( ( field ) => (
				<PanelRow key={ field.key }>
					<FieldControl
						field={ field }
						value={ meta[ field.key ] ?? '' }
						problem={ problemOf( field, meta[ field.key ] ?? '' ) }
						onChange={ ( value ) =>
							setMeta( { ...meta, [ field.key ]: value } )
						}
					/>
				</PanelRow>
			) ) }
			{ hasOrder && (
				<PanelRow>
					<OrderControl postType={ postType } />
				</PanelRow>
			) }
		</PluginDocumentSettingPanel>
	);
}

/**
 * The order of an item in a list that the author sorts; WordPress has a field for it in Quick Edit only. 0 means that the
 * author gave no number.
 */
function OrderControl( { postType }: { readonly postType: string } ) {
	const [ order = 0, setOrder ] = useEntityProp< number >(
		'postType',
		postType,
		'menu_order'
	);
	return (
		<div className="hien-field">
			<TextControl
				label={ __( 'Thứ tự', 'hien-core' ) }
				help={ __( 'Số nhỏ đứng trước. Để trống là 0.', 'hien-core' ) }
				type="number"
				value={ order === 0 ? '' : String( order ) }
				onChange={ ( text ) =>
					setOrder( Math.trunc( Number( text ) ) )
				}
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
		</div>
	);
}
