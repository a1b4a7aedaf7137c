import { field } from '../../../tests/js/field';
import { publishProblems, slugWarning } from './rules';
import type { Rule } from './rules';

const link = field( {
	type: 'url',
	completions: { '^(\\p{L}+\\.vn)$': 'https://$1' },
} );

const rules = [
	{ kind: 'any', keys: [ 'link', 'file' ], problem: 'Thiếu nguồn.' },
	{ kind: 'less', keys: [ 'sale', 'price' ], problem: 'Đắt hơn.' },
	{
		kind: 'match',
		keys: [ 'link' ],
		problem: 'Nơi khác.',
		pattern: '^(?!http)',
	},
	{ kind: 'picture', keys: [], problem: 'Thiếu ảnh.' },
	{ kind: 'title', keys: [], problem: 'Thiếu tên.' },
].map( ( rule ) => ( { pattern: '', ...rule } ) as Rule );

describe( 'what stands in the way of publishing', () => {
	it( 'is nothing where all rules are kept', () => {
		const meta = { link: 'ví.vn', file: 0, sale: 99, price: 100 };
		expect( publishProblems( [ link ], rules, meta, 7, 'Tên' ) ).toEqual(
			[]
		);
		expect(
			publishProblems(
				[ link ],
				rules,
				{ ...meta, sale: 0, price: 0 },
				7,
				'Tên'
			)
		).toEqual( [] );
	} );

	it( 'is a field with its name, and each rule that is broken', () => {
		const meta = { link: 'không phải', file: 0, sale: 100, price: 100 };
		expect( publishProblems( [ link ], rules, meta, 0, ' ' ) ).toEqual( [
			'“Liên kết”: Cần một địa chỉ web, như https://vi-du.vn.',
			'Đắt hơn.',
			'Thiếu ảnh.',
			'Thiếu tên.',
		] );
		expect(
			publishProblems(
				[ link ],
				rules,
				{ link: 'HTTPS://ví.vn' },
				7,
				'Tên'
			)
		).toEqual( [ 'Nơi khác.' ] );
		expect(
			publishProblems( [ link ], rules, { link: '' }, 7, 'Tên' )
		).toEqual( [ 'Thiếu nguồn.' ] );
	} );
} );

describe( 'a path', () => {
	const taken = [
		{ slug: 'menu', parent: 0, problem: 'Của Hiên.' },
		{ slug: 'thu', parent: 4, problem: 'Của chuyên mục.' },
		{ slug: '', parent: 5, problem: 'Chuyên mục không mở được.' },
	];

	it( 'is taken by a slug below a parent', () => {
		expect( slugWarning( taken, 'menu', [ 0 ] ) ).toBe( 'Của Hiên.' );
		expect( slugWarning( taken, 'thu', [ 3, 4 ] ) ).toBe(
			'Của chuyên mục.'
		);
		expect( slugWarning( taken, 'bai', [ 5 ] ) ).toBe(
			'Chuyên mục không mở được.'
		);
	} );

	it( 'is free elsewhere', () => {
		expect( slugWarning( taken, 'menu', [ 9 ] ) ).toBe( '' );
		expect( slugWarning( taken, 'thu', [] ) ).toBe( '' );
	} );
} );
