import { useEffect, useState } from 'react';
import { useEntityRecords } from '@wordpress/core-data';
import { decodeEntities } from '@wordpress/html-entities';
import { __, sprintf } from '@wordpress/i18n';

/** Milliseconds without a change of the slug, which follows the title while that is typed, until its category is looked for. */
const PAUSE = 500;

interface Category {
	readonly slug: string;
	readonly name: string;
	/** 0 for none. */
	readonly parent: number;
}

/** What of the edited content decides on its address. */
export interface Edited {
	readonly type: string;
	readonly slug: string;
	/** Of a page; 0 for none. */
	readonly parent: number;
	/** Of a post: the ids of its categories. */
	readonly categories: readonly number[];
}

/** Returns a warning if a category has the path of the edited page or post, as Path_Conflicts.php finds it later; '' if none has. */
export function useCategoryWarning( edited: Edited ): string {
	const { type, slug, parent, categories } = edited;
	const [ asked, setAsked ] = useState( '' );
	useEffect( () => {
		const timer = setTimeout( () => setAsked( slug ), PAUSE );
		return () => clearTimeout( timer );
	}, [ slug ] );
	const { records } = useEntityRecords< Category >(
		'taxonomy',
		'category',
		{ slug: asked, context: 'view' }, // Authors may not edit categories.
		{ enabled: asked !== '' && [ 'page', 'post' ].includes( type ) }
	);
	const category = records?.find( ( each ) => each.slug === slug );
	if ( ! category ) {
		return '';
	}
	const name = decodeEntities( category.name );
	if ( type === 'page' && parent === 0 && category.parent === 0 ) {
		return sprintf(
			/* translators: 1: a path, 2: name of a category */
			__(
				'Đường dẫn /%1$s là của chuyên mục “%2$s”, mà trang này sẽ che mất. Hãy đổi đường dẫn của trang.',
				'hien-core'
			),
			slug,
			name
		);
	}
	if ( type === 'post' && categories.includes( category.parent ) ) {
		return sprintf(
			/* translators: %s: name of a category */
			__(
				'Đường dẫn này là của chuyên mục “%s”, nên bài sẽ không mở được. Hãy đổi đường dẫn của bài.',
				'hien-core'
			),
			name
		);
	}
	return '';
}
