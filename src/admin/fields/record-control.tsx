import { SelectControl } from '@wordpress/components';
import { useEntityRecords } from '@wordpress/core-data';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';

/** The greatest `per_page` that core accepts. */
const ALL = { per_page: 100 };

const WRITERS = { ...ALL, capabilities: 'edit_posts' };

interface ControlProps {
	readonly label: string;
	readonly help: string;
	readonly 'aria-invalid': boolean;
	readonly __nextHasNoMarginBottom: true;
}

interface Term {
	readonly slug: string;
	readonly name: string;
}

interface Post {
	readonly id: number;
	readonly title: { readonly raw: string };
}

interface User {
	readonly id: number;
	readonly name: string;
}

interface SelectProps extends ControlProps {
	readonly value: string;
	readonly options: readonly {
		readonly value: string;
		readonly label: string;
	}[];
	readonly isLoading: boolean;
	readonly onChange: ( value: string ) => void;
	readonly isOptional?: boolean;
}

/** A choice of one record. A value that is not among the options, such as a deleted record, stays selected. */
function RecordSelect( {
	value,
	options,
	isLoading,
	isOptional = true,
	...props
}: SelectProps ) {
	const known =
		value === '' || options.some( ( option ) => option.value === value );
	return (
		<SelectControl
			{ ...props }
			value={ value }
			options={ [
				...( isOptional
					? [
							{
								value: '',
								label: __( '(không chọn)', 'hien-core' ),
							},
						]
					: [] ),
				...( known
					? []
					: [
							{
								value,
								label: isLoading
									? __( 'Đang tải…', 'hien-core' )
									: __(
											'(không có trong danh sách)',
											'hien-core'
										),
							},
						] ),
				...options,
			] }
			__next40pxDefaultSize
		/>
	);
}

interface CategoryProps extends ControlProps {
	/** Slug. */
	readonly value: string;
	readonly onChange: ( slug: string ) => void;
}

export function CategoryControl( props: CategoryProps ) {
	const { records, hasResolved } = useEntityRecords< Term >(
		'taxonomy',
		'category',
		ALL
	);
	return (
		<RecordSelect
			{ ...props }
			isLoading={ ! hasResolved }
			options={ ( records ?? [] ).map( ( { slug, name } ) => ( {
				value: slug,
				label: decodeEntities( name ),
			} ) ) }
		/>
	);
}

interface IdProps extends ControlProps {
	/** Id, 0 for none. */
	readonly value: number;
	readonly onChange: ( id: number ) => void;
}

interface PostProps extends IdProps {
	readonly postType: string;
}

/** Published content of one type. */
export function PostControl( {
	postType,
	value,
	onChange,
	...props
}: PostProps ) {
	const { records, hasResolved } = useEntityRecords< Post >(
		'postType',
		postType,
		ALL
	);
	return (
		<RecordSelect
			{ ...props }
			value={ value === 0 ? '' : String( value ) }
			isLoading={ ! hasResolved }
			options={ ( records ?? [] ).map( ( { id, title } ) => ( {
				value: String( id ),
				label: decodeEntities( title.raw ),
			} ) ) }
			onChange={ ( id ) => onChange( Number( id ) ) }
		/>
	);
}

interface UserProps extends IdProps {
	/** Id of the default user while none is chosen; 0 for none. */
	readonly fallback: number;
}

/** Users who may write posts. */
export function UserControl( {
	fallback,
	value,
	onChange,
	...props
}: UserProps ) {
	const { records, hasResolved } = useEntityRecords< User >(
		'root',
		'user',
		WRITERS
	);
	return (
		<RecordSelect
			{ ...props }
			isOptional={ fallback === 0 }
			value={ String( value || fallback || '' ) }
			isLoading={ ! hasResolved }
			options={ ( records ?? [] ).map( ( { id, name } ) => ( {
				value: String( id ),
				label: decodeEntities( name ),
			} ) ) }
			onChange={ ( id ) => onChange( Number( id ) ) }
		/>
	);
}
