import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { KINDS } from './kinds';
import { createEdit } from './edit';

interface Box {
	readonly label?: string;
	readonly instructions?: string;
	readonly children?: ReactNode;
}

interface Combobox {
	readonly label: string;
	readonly help: string;
	readonly options: readonly { value: string; label: string }[];
	readonly onFilterValueChange: ( text: string ) => void;
	readonly onChange: ( id: string ) => void;
}

interface Preview {
	readonly block: string;
	readonly attributes: { readonly id: number };
	readonly urlQueryArgs: { readonly post_id: number };
	readonly EmptyResponsePlaceholder: ComponentType;
	readonly ErrorResponsePlaceholder: ComponentType;
}

/** As wp-admin's: Enter takes the first that is listed, and while nothing is, what was the first before. */
function MockCombobox( props: Combobox ) {
	const [ text, setText ] = useState( '' );
	const [ marked, setMarked ] = useState( '' );
	const listed = props.options.filter( ( { label } ) =>
		label.includes( text )
	);
	const first = listed[ 0 ]?.value;
	useEffect( () => {
		if ( first ) {
			setMarked( first );
		}
	}, [ first ] );
	return (
		<div
			role="presentation"
			onKeyDown={ ( event ) => {
				if ( event.key === 'Enter' && ! event.defaultPrevented ) {
					props.onChange( marked );
				}
			} }
		>
			<input
				aria-label={ props.label }
				onChange={ ( { target } ) => {
					setText( target.value );
					props.onFilterValueChange( target.value );
				} }
			/>
			{ props.help }
			{ listed.map( ( { value, label } ) => (
				<button
					key={ value }
					role="option"
					aria-selected={ value === marked }
					onClick={ () => props.onChange( value ) }
				>
					{ label }
				</button>
			) ) }
		</div>
	);
}

// Of wp-admin, which brings the packages.
jest.mock(
	'@wordpress/components',
	() => {
		function Plain( { label, instructions, children }: Box ) {
			return (
				<div>
					{ label }
					{ instructions }
					{ children }
				</div>
			);
		}
		return {
			Disabled: Plain,
			Placeholder: Plain,
			ToolbarGroup: Plain,
			ToolbarButton: ( props: {
				isPressed: boolean;
				onClick: () => void;
				children: ReactNode;
			} ) => (
				<button
					aria-pressed={ props.isPressed }
					onClick={ props.onClick }
				>
					{ props.children }
				</button>
			),
			ComboboxControl: MockCombobox,
		};
	},
	{ virtual: true }
);
jest.mock(
	'@wordpress/block-editor',
	() => ( {
		BlockControls: ( { children }: Box ) => children,
		useBlockProps: () => ( {} ),
	} ),
	{ virtual: true }
);
jest.mock(
	'@wordpress/html-entities',
	() => ( {
		decodeEntities: ( text: string ) => text.replace( '&#8211;', '–' ),
	} ),
	{ virtual: true }
);
const COURSES = [
	{ id: 7, title: { rendered: 'Làm plugin &#8211; cơ bản' } },
	{ id: 8, title: { rendered: 'Viết giao diện' } },
];
jest.mock(
	'@wordpress/core-data',
	() => ( {
		useEntityRecords: (
			...[ , name, { search = '', context } ]: [
				string,
				string,
				{ search?: string; context?: string },
			]
		) => {
			// What may be edited is less than what may be read: an author gets nothing of a course, and of a series a 403.
			if ( context !== 'view' || search === 'offline' ) {
				return { hasResolved: true, status: 'ERROR', records: null };
			}
			return {
				hasResolved: true,
				status: 'SUCCESS',
				records:
					name === 'hien_course'
						? COURSES.filter( ( { title } ) =>
								title.rendered.includes( search )
							)
						: [ { id: 3, name: 'Nhập môn' } ],
			};
		},
	} ),
	{ virtual: true }
);

const GONE = 99;
const FAILING = 98;
jest.mock(
	'@wordpress/server-side-render',
	() =>
		function ServerSideRender( props: Preview ) {
			const { id } = props.attributes;
			if ( id === GONE ) {
				return <props.EmptyResponsePlaceholder />;
			}
			if ( id === FAILING ) {
				return <props.ErrorResponsePlaceholder />;
			}
			return (
				<p>{ `${ props.block } ${ id } in ${ props.urlQueryArgs.post_id }` }</p>
			);
		},
	{ virtual: true }
);

function show( name: string, id: number, postType = 'post' ) {
	const kind = KINDS.find( ( each ) => each.name === name );
	if ( ! kind ) {
		throw new Error( name );
	}
	const Edit = createEdit( kind );
	function Editor() {
		const [ attributes, setAttributes ] = useState( { id } );
		return (
			<Edit
				attributes={ attributes }
				setAttributes={ ( changes ) =>
					setAttributes( { ...attributes, ...changes } )
				}
				context={ { postId: 5, postType } }
			/>
		);
	}
	render( <Editor /> );
	return userEvent.setup();
}

it( 'asks for a course, finds it by its name, and shows what the server prints', async () => {
	const user = show( 'hien/course', 0 );
	await user.type( screen.getByLabelText( 'Chọn khóa học' ), 'giao diện' );
	expect( screen.queryByText( /^Làm plugin/ ) ).toBeNull();
	await user.click( screen.getByText( 'Viết giao diện' ) );
	expect( screen.getByText( 'hien/course 8 in 5' ) ).toBeVisible();
	expect( screen.queryByLabelText( 'Chọn khóa học' ) ).toBeNull();
} );

it( 'says where nothing is found', async () => {
	const user = show( 'hien/course', 0 );
	await user.type( screen.getByLabelText( 'Chọn khóa học' ), 'xyz' );
	expect( screen.getByText( /Không tìm thấy mục nào/ ) ).toBeVisible();
} );

it( 'takes with Enter what is listed, and nothing else', async () => {
	const user = show( 'hien/course', 0 );
	const input = screen.getByLabelText( 'Chọn khóa học' );
	await user.type( input, 'xyz{Enter}' );
	expect( input ).toHaveValue( 'xyz' );
	await user.clear( input );
	await user.type( input, 'giao{Enter}' );
	expect( screen.getByText( 'hien/course 8 in 5' ) ).toBeVisible();
} );

it( 'says that the list could not be loaded, which is not that nothing is found', async () => {
	const user = show( 'hien/course', 0 );
	await user.click( screen.getByLabelText( 'Chọn khóa học' ) );
	await user.paste( 'offline' );
	expect( screen.getByText( /Chưa tải được danh sách/ ) ).toBeVisible();
	expect( screen.queryByText( /Không tìm thấy mục nào/ ) ).toBeNull();
} );

it( 'changes the item by its toolbar', async () => {
	const user = show( 'hien/course', 8 );
	const button = screen.getByRole( 'button', { name: 'Chọn khóa học' } );
	expect( button ).toHaveAttribute( 'aria-pressed', 'false' );
	await user.click( button );
	await user.click( screen.getByText( 'Làm plugin – cơ bản' ) );
	expect( screen.getByText( 'hien/course 7 in 5' ) ).toBeVisible();
} );

it( 'shows the series of a video until another is chosen, and asks for one elsewhere', async () => {
	const user = show( 'hien/series', 0, 'hien_video' );
	expect( screen.getByText( 'hien/series 0 in 5' ) ).toBeVisible();
	await user.click( screen.getByRole( 'button', { name: 'Chọn loạt bài' } ) );
	await user.click( screen.getByText( 'Nhập môn' ) );
	expect( screen.getByText( 'hien/series 3 in 5' ) ).toBeVisible();
} );

it.each( KINDS )(
	'says that readers see nothing of what is gone: $label',
	( { name } ) => {
		show( name, GONE );
		expect(
			screen.getByText( /nên người đọc không thấy gì ở đây/ )
		).toBeVisible();
	}
);

it( 'says that a preview could not be loaded', () => {
	show( 'hien/question', FAILING );
	expect( screen.getByText( /Chưa tải được bản xem trước/ ) ).toBeVisible();
} );
