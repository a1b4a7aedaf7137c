import { act, renderHook } from '@testing-library/react';
import { useCategoryWarning } from './use-category-warning';
import type { Edited } from './use-category-warning';

const CATEGORIES = [
	{ slug: 'nhat-ky', name: 'Nhật ký & thơ', parent: 0 },
	{ slug: 'mua-thu', name: 'Mùa thu', parent: 4 },
];

const mockAsked = jest.fn< void, [ string ] >();
jest.mock(
	'@wordpress/core-data',
	() => ( {
		useEntityRecords: (
			...[ , , { slug }, { enabled } ]: [
				string,
				string,
				{ slug: string },
				{ enabled: boolean },
			]
		) => {
			if ( enabled ) {
				mockAsked( slug );
			}
			return {
				records: enabled
					? CATEGORIES.filter( ( each ) => each.slug === slug )
					: null,
			};
		},
	} ),
	{ virtual: true }
);
jest.mock(
	'@wordpress/html-entities',
	() => ( { decodeEntities: ( text: string ) => text } ),
	{ virtual: true }
);

const nothing: Edited = { type: 'page', slug: '', parent: 0, categories: [] };

function warningOf( edited: Partial< Edited > ): string {
	const { result } = renderHook( () =>
		useCategoryWarning( { ...nothing, ...edited } )
	);
	act( () => jest.runAllTimers() );
	return result.current;
}

beforeEach( () => {
	jest.useFakeTimers();
} );
afterEach( () => {
	jest.useRealTimers();
} );

it( 'a page is warned that it would hide a category', () => {
	expect( warningOf( { slug: 'nhat-ky' } ) ).toBe(
		'Đường dẫn /nhat-ky là của chuyên mục “Nhật ký & thơ”, mà trang này sẽ che mất. Hãy đổi đường dẫn của trang.'
	);
	expect( warningOf( { slug: 'nhat-ky', parent: 4 } ) ).toBe( '' );
	expect( warningOf( { slug: 'mua-thu', parent: 4 } ) ).toBe( '' );
} );

it( 'a post is warned that a category below one of its own hides it', () => {
	const post = { type: 'post', slug: 'mua-thu' };
	expect( warningOf( { ...post, categories: [ 3, 4 ] } ) ).toBe(
		'Đường dẫn này là của chuyên mục “Mùa thu”, nên bài sẽ không mở được. Hãy đổi đường dẫn của bài.'
	);
	expect( warningOf( { ...post, categories: [ 3 ] } ) ).toBe( '' );
	expect( warningOf( { type: 'post', slug: 'nhat-ky' } ) ).toBe( '' );
} );

it( 'other content is not asked for', () => {
	mockAsked.mockClear();
	expect( warningOf( { type: 'hien_course', slug: 'nhat-ky' } ) ).toBe( '' );
	expect( mockAsked ).not.toHaveBeenCalled();
} );

it( 'while a title is typed nothing is asked for', () => {
	mockAsked.mockClear();
	const { rerender } = renderHook(
		( slug: string ) => useCategoryWarning( { ...nothing, slug } ),
		{ initialProps: 'm' }
	);
	for ( const slug of [ 'mu', 'mua', 'mua-thu' ] ) {
		act( () => jest.advanceTimersByTime( 100 ) );
		rerender( slug );
	}
	act( () => jest.runAllTimers() );
	expect( new Set( mockAsked.mock.calls.flat() ) ).toEqual(
		new Set( [ 'mua-thu' ] )
	);
} );
