import { useEffect } from 'react';
import { Notice } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { PluginPrePublishPanel, store as editorStore } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { panel } from './panel';
import { blocking, takenPath } from './rules';
import type { Meta } from './rules';

const NAME = 'hien-publish-check';

/** Says what stands in the way of publishing, where the author is about to, and that an address is taken at any time. */
export function PublishCheck() {
	const { fields, rules, taken } = panel();
	const { isPublishing, meta, picture, slug, type, parent, categories } =
		useSelect( ( select ) => {
			const editor = select( editorStore );
			return {
				isPublishing: editor.isPublishSidebarOpened(),
				meta: editor.getEditedPostAttribute( 'meta' ) as
					Meta | undefined,
				picture: editor.getEditedPostAttribute( 'featured_media' ),
				slug: String( editor.getEditedPostSlug() ),
				type: editor.getCurrentPostType(),
				parent: editor.getEditedPostAttribute( 'parent' ),
				categories: editor.getEditedPostAttribute( 'categories' ) as
					number[] | undefined,
			};
		}, [] );
	const { lockPostSaving, unlockPostSaving } = useDispatch( editorStore );
	const { createWarningNotice, removeNotice } = useDispatch( noticesStore );

	const problems = blocking( fields, rules, meta ?? {}, Number( picture ) );
	const isBlocked = isPublishing && problems.length > 0;
	useEffect( () => {
		// WordPress locks saving as a whole, so only while nothing else than publishing is at hand: a draft is never held.
		if ( isBlocked ) {
			void lockPostSaving( NAME );
			return () => void unlockPostSaving( NAME );
		}
		return undefined;
	}, [ isBlocked, lockPostSaving, unlockPostSaving ] );

	const warning = takenPath(
		taken,
		slug,
		type === 'page' ? [ Number( parent ) ] : ( categories ?? [] )
	);
	useEffect( () => {
		if ( warning === '' ) {
			void removeNotice( NAME );
		} else {
			void createWarningNotice( warning, { id: NAME } );
		}
	}, [ warning, createWarningNotice, removeNotice ] );

	if ( problems.length === 0 && warning === '' ) {
		return null;
	}
	return (
		<PluginPrePublishPanel
			title={
				isBlocked
					? __( 'Chưa đăng được', 'hien-core' )
					: __( 'Xem lại trước khi đăng', 'hien-core' )
			}
			icon="warning"
			initialOpen
		>
			{ problems.map( ( problem ) => (
				<Notice key={ problem } status="error" isDismissible={ false }>
					{ problem }
				</Notice>
			) ) }
			{ warning && (
				<Notice status="warning" isDismissible={ false }>
					{ warning }
				</Notice>
			) }
		</PluginPrePublishPanel>
	);
}
