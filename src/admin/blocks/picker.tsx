import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { ComboboxControl } from '@wordpress/components';
import { useEntityRecords } from '@wordpress/core-data';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import type { Kind } from './kinds';

/** How many of the found items are offered. */
const FOUND = 20;

/** A post or a term. */
interface Item {
	readonly id: number;
	readonly title?: { readonly rendered: string };
	readonly name?: string;
}

interface Props {
	readonly kind: Kind;
	readonly onChoose: ( id: number ) => void;
}

/** The option that Enter takes, where it is in the list. */
const MARKED = '[role="option"][aria-selected="true"]';

/** Enter would also take an option that a search has removed from the list: ComboboxControl keeps the last one while there is none. */
function refuseUnseen( event: KeyboardEvent< HTMLElement > ) {
	if (
		event.key === 'Enter' &&
		! event.currentTarget.querySelector( MARKED )
	) {
		event.preventDefault();
	}
}

/** A search for one published item. */
export function Picker( { kind, onChoose }: Props ) {
	const [ search, setSearch ] = useState( '' );
	const [ type, name ] = kind.entity;
	const { records, hasResolved, status } = useEntityRecords< Item >(
		type,
		name,
		{
			per_page: FOUND,
			context: 'view', // Authors may not edit others' items, nor terms.
			...( search && { search } ),
			// Only names are listed.
			...( type === 'postType' && { search_columns: [ 'post_title' ] } ),
		}
	);
	const isMissing = hasResolved && ! records?.length;
	let help: string = __( 'Gõ vài chữ trong tên để tìm.', 'hien-core' );
	if ( status === 'ERROR' ) {
		help = __(
			'Chưa tải được danh sách. Bạn gõ vài chữ trong tên để thử lại nhé.',
			'hien-core'
		);
	} else if ( isMissing ) {
		help = __( 'Không tìm thấy mục nào đã đăng.', 'hien-core' );
	}
	return (
		<div onKeyDownCapture={ refuseUnseen }>
			<ComboboxControl
				label={ kind.choose }
				help={ help }
				value={ null }
				options={ ( records ?? [] ).map(
					( { id, title, name: term } ) => ( {
						value: String( id ),
						label: decodeEntities( title?.rendered ?? term ?? '' ),
					} )
				) }
				onFilterValueChange={ setSearch }
				onChange={ ( id ) => onChoose( Number( id ) ) }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
		</div>
	);
}
