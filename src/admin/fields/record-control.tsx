import { SelectControl } from '@wordpress/components';
import { useEntityRecords } from '@wordpress/core-data';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import type { ControlProps, Field } from './field';

interface Option {
	readonly value: string;
	readonly label: string;
}

interface SelectProps extends ControlProps {
	readonly value: string;
	readonly options: readonly Option[];
	readonly isOptional: boolean;
	readonly isLoading?: boolean;
	readonly onChange: ( value: string ) => void;
}

/** A choice. A value that is not among the options, such as a deleted record, stays selected. */
export function Select( props: SelectProps ) {
	const { options, isOptional, isLoading = false, ...control } = props;
	const { value } = control;
	const shown = [ ...options ];
	if ( value !== '' && ! options.some( ( each ) => each.value === value ) ) {
		const label = isLoading
			? __( 'Đang tải…', 'hien-core' )
			: __( '(không có trong danh sách)', 'hien-core' );
		shown.unshift( { value, label } );
	}
	if ( isOptional ) {
		shown.unshift( {
			value: '',
			label: __( '(không chọn)', 'hien-core' ),
		} );
	}
	return (
		<SelectControl { ...control } options={ shown } __next40pxDefaultSize />
	);
}

/** The greatest `per_page` that core accepts. */
const ALL = { per_page: 100 };

const WRITERS = { ...ALL, capabilities: 'edit_posts' };

/** What core's REST API returns of a category, a user or a post. */
interface Item {
	readonly id: number;
	readonly slug: string;
	readonly name?: string;
	readonly title?: { readonly raw: string };
}

/** The arguments of useEntityRecords() for the records of a field. */
function sourceOf( {
	type,
	post_type: postType,
}: Field ): Parameters< typeof useEntityRecords > {
	switch ( type ) {
		case 'category':
			return [ 'taxonomy', 'category', ALL ];
		case 'user':
			return [ 'root', 'user', WRITERS ];
		default:
			return [ 'postType', postType, ALL ];
	}
}

interface Props extends ControlProps {
	readonly field: Field;
	readonly value: string | number;
	readonly onChange: ( value: string | number ) => void;
}

/** A choice of a category (stored by its slug), of published content, or of a user who may write posts (by their ids). */
export function RecordControl( { field, value, onChange, ...props }: Props ) {
	const isSlug = field.type === 'category';
	/** Id of the default user while none is chosen; 0 for none. */
	const fallback = field.type === 'user' ? Number( field.fallback ) : 0;
	const { records, hasResolved } = useEntityRecords< Item >(
		...sourceOf( field )
	);
	const options = ( records ?? [] ).map( ( { id, slug, name, title } ) => ( {
		value: isSlug ? slug : String( id ),
		label: decodeEntities( title?.raw ?? name ?? '' ),
	} ) );
	/** A new site need not have the default category. */
	const isUnchosen =
		isSlug &&
		hasResolved &&
		value === field.fallback &&
		! options.some( ( option ) => option.value === value );
	return (
		<Select
			{ ...props }
			value={ isUnchosen ? '' : String( value || fallback || '' ) }
			options={ options }
			isOptional={ fallback === 0 }
			isLoading={ ! hasResolved }
			onChange={ ( id ) => onChange( isSlug ? id : Number( id ) ) }
		/>
	);
}
