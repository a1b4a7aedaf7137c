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
import { panelData } from './panel';
import type { Meta } from './rules';

/** The member who sent the edited question, and the details that they added for the author. */
function QuestionAuthor() {
	const { asked } = panelData();
	if ( ! asked ) {
		return null;
	}
	const { name, email, details } = asked;
	return (
		<PanelRow>
			<div className="hien-asked">
				{ email && (
					<p>
						{ name } · <a href={ `mailto:${ email }` }>{ email }</a>
					</p>
				) }
				{ details && (
					<>
						<h3>{ __( 'Kể thêm cho tác giả', 'hien-core' ) }</h3>
						<p className="hien-asked__details">{ details }</p>
					</>
				) }
				<p>
					{ __(
						'Phần này không hiện trên trang. Người hỏi được báo qua email khi câu hỏi được đăng cùng câu trả lời.',
						'hien-core'
					) }
				</p>
			</div>
		</PanelRow>
	);
}

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

/** The order of an item in a list that the author sorts; 0 means that the author gave no number. */
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
