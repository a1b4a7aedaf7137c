import { render, screen } from '@testing-library/react';
import type { Field } from './field';
import { RecordControl } from './record-control';

interface Select {
	readonly label: string;
	readonly value: string;
	readonly options: readonly { value: string; label: string }[];
	readonly onChange: ( value: string ) => void;
}

// Of wp-admin, which brings the packages.
jest.mock(
	'@wordpress/components',
	() => ( {
		SelectControl: ( { label, value, options, onChange }: Select ) => (
			<select
				aria-label={ label }
				value={ value }
				onChange={ ( { target } ) => onChange( target.value ) }
			>
				{ options.map( ( option ) => (
					<option key={ option.value } value={ option.value }>
						{ option.label }
					</option>
				) ) }
			</select>
		),
	} ),
	{ virtual: true }
);
jest.mock(
	'@wordpress/html-entities',
	() => ( { decodeEntities: ( text: string ) => text } ),
	{ virtual: true }
);
let mockCategories: { id: number; slug: string; name: string }[] | null = [];
jest.mock(
	'@wordpress/core-data',
	() => ( {
		useEntityRecords: () => ( {
			records: mockCategories,
			hasResolved: mockCategories !== null,
		} ),
	} ),
	{ virtual: true }
);

const NEWS = { id: 1, slug: 'tin', name: 'Tin' };
const TOPIC = { id: 2, slug: 'wordpress', name: 'WordPress' };

it.each( [
	[ 'not yet loaded', null, 'wordpress', 'Đang tải…' ],
	[ 'the default', [ NEWS, TOPIC ], 'wordpress', 'WordPress' ],
	[ 'the default, on a new site', [ NEWS ], 'wordpress', '(không chọn)' ],
	[ 'chosen', [ NEWS, TOPIC ], 'tin', 'Tin' ],
	[ 'chosen, deleted since', [ NEWS ], 'php', '(không có trong danh sách)' ],
	[ 'none', [ NEWS ], '', '(không chọn)' ],
] )( 'shows a category: %s', ( _, categories, value, shown ) => {
	mockCategories = categories;
	render(
		<RecordControl
			field={ { type: 'category', fallback: 'wordpress' } as Field }
			label="Chuyên mục"
			help=""
			aria-invalid={ false }
			__nextHasNoMarginBottom
			value={ value }
			onChange={ jest.fn() }
		/>
	);
	expect( screen.getByLabelText( 'Chuyên mục' ) ).toHaveDisplayValue( shown );
} );
