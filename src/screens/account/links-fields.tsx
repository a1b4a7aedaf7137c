import { useEffect, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import {
	PROFILE_LINKS_LIMIT,
	PROFILE_NAME_LENGTH,
} from '../../contract/constants';
import type { Account } from '../../contract/types';
import { TextField } from '../../features/forms';
import { savedDraft } from '../../lib/drafts';
import { checkAddress, draftName } from './profile-values';
import type { Values } from './profile-values';

interface RowProps {
	readonly row: number;
	readonly link: Account[ 'links' ][ number ] | undefined;
}

function Row( { row, link }: RowProps ) {
	return (
		<div className="hien-account__grid">
			<TextField
				name={ `links.${ row }.title` }
				label={ sprintf(
					/* translators: %d: number of a link. */
					__( 'Tên liên kết %d', 'hien' ),
					row + 1
				) }
				value={ link?.title ?? '' }
				maxLength={ PROFILE_NAME_LENGTH }
			/>
			<TextField
				name={ `links.${ row }.url` }
				type="url"
				label={ sprintf(
					/* translators: %d: number of a link. */
					__( 'Địa chỉ liên kết %d', 'hien' ),
					row + 1
				) }
				value={ link?.url ?? '' }
				rules={ {
					validate: (
						typed: string | undefined,
						values: Partial< Values >
					) =>
						typed || ! values.links?.[ row ]?.title
							? checkAddress( typed )
							: __( 'Liên kết này còn thiếu địa chỉ.', 'hien' ),
				} }
			/>
		</div>
	);
}

/** The links of the profile; a button adds a row. Twin: theme/parts/account/links-fields.php */
export function LinksFields( { account }: { readonly account: Account } ) {
	const { links } = account;
	const draft = draftName( account );
	const [ rows, setRows ] = useState( Math.max( 1, links.length ) );

	// The draft may have more rows.
	useEffect( () => {
		for ( let row = PROFILE_LINKS_LIMIT - 1; row >= 0; row-- ) {
			if (
				savedDraft( `${ draft }-links.${ row }.title` ) ||
				savedDraft( `${ draft }-links.${ row }.url` )
			) {
				setRows( ( shown ) => Math.max( shown, row + 1 ) );
				return;
			}
		}
	}, [ draft ] );

	return (
		<fieldset className="hien-account__links">
			<legend className="hien-field__label">
				{ sprintf(
					/* translators: %d: number of links. */
					__( 'Liên kết khác, nhiều nhất %d', 'hien' ),
					PROFILE_LINKS_LIMIT
				) }
			</legend>
			{ Array.from( { length: rows }, ( _, row ) => (
				<Row key={ row } row={ row } link={ links[ row ] } />
			) ) }
			{ rows < PROFILE_LINKS_LIMIT && (
				<button
					className="hien-button is-outline is-small"
					type="button"
					onClick={ () => setRows( rows + 1 ) }
				>
					{ __( 'Thêm liên kết', 'hien' ) }
				</button>
			) }
		</fieldset>
	);
}
