import { useEffect } from 'react';
import { Notice } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { PluginPrePublishPanel, store as editorStore } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { panelData } from './panel';
import { publishProblems, slugWarning } from './rules';
import type { Meta } from './rules';
import { useCategoryWarning } from './use-category-warning';

const NAME = 'hien-publish-check';

/** Lists in the pre-publish panel what must be fixed. A slug that is taken is also reported by a notice, at any time. */
export function PublishCheck() {
	const { fields, rules, taken } = panelData();
	const {
		isPublishing,
		meta,
		picture,
		title,
		slug,
		type,
		parent,
		categories,
	} = useSelect( ( select ) => {
		const editor = select( editorStore );
		return {
			isPublishing: editor.isPublishSidebarOpened(),
			meta: editor.getEditedPostAttribute( 'meta' ) as Meta | undefined,
			picture: editor.getEditedPostAttribute( 'featured_media' ),
			title: editor.getEditedPostAttribute( 'title' ) as
				string | undefined,
			slug: String( editor.getEditedPostSlug() ),
			type: editor.getCurrentPostType(),
			parent: editor.getEditedPostAttribute( 'parent' ),
			categories: editor.getEditedPostAttribute( 'categories' ) as
				number[] | undefined,
		};
	}, [] );
	const { lockPostSaving, unlockPostSaving } = useDispatch( editorStore );
	const { createWarningNotice, removeNotice } = useDispatch( noticesStore );

	const problems = publishProblems(
		fields,
		rules,
		meta ?? {},
		Number( picture ),
		title ?? ''
	);
	const isBlocked = isPublishing && problems.length > 0;
	useEffect( () => {
		// lockPostSaving() blocks drafts as well, so the lock is held only while the pre-publish panel is open.
		if ( isBlocked ) {
			void lockPostSaving( NAME );
			return () => void unlockPostSaving( NAME );
		}
		return undefined;
	}, [ isBlocked, lockPostSaving, unlockPostSaving ] );

	const edited = {
		type,
		slug,
		parent: Number( parent ?? 0 ),
		categories: categories ?? [],
	};
	const ofCategory = useCategoryWarning( edited );
	const warning =
		slugWarning(
			taken,
			slug,
			type === 'page' ? [ edited.parent ] : edited.categories
		) || ofCategory;
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
