import { screen, within } from '@testing-library/react';
import {
	courseScreen,
	courseSummary,
	coursesScreen,
} from '../../../tests/js/catalogue';
import { pageWords } from '../../../tests/js/fixtures';
import { renderWith } from '../../../tests/js/render-app';
import { testStates } from '../../../tests/js/screen-states';
import { SHELL } from '../../contract/shell';
import type { Course, CourseSummary } from '../../contract/types';
import { CourseScreen } from '../course/course-screen';
import { CoursesScreen } from './courses-screen';
import { responsesOf } from '../../stores/responses';

testStates( 'courses', CoursesScreen, coursesScreen(), 'Khóa học' );
testStates( 'course', CourseScreen, courseScreen(), 'Viết plugin' );

async function renderList( ...courses: Partial< CourseSummary >[] ) {
	const given = coursesScreen( courses.map( courseSummary ) );
	await renderWith(
		<CoursesScreen screen={ given } />,
		responsesOf( given )
	);
}

async function renderOne( overrides: Partial< Course > = {} ) {
	const given = courseScreen( overrides );
	await renderWith( <CourseScreen screen={ given } />, responsesOf( given ) );
}

/** The text of a price, as a screen reader says it. */
function price(): string | null | undefined {
	return document.querySelector( '.hien-price' )?.textContent;
}

describe( 'a course in the list', () => {
	it( 'shows the price of a sale, the full one struck through and how much less it is', async () => {
		await renderList( {} );
		expect( price() ).toBe( 'Giá ưu đãi 1.290.000 ₫, giá gốc 1.990.000 ₫' );
		expect( screen.getByText( '1.990.000 ₫' ).tagName ).toBe( 'DEL' );
		expect( screen.getByText( 'Giảm 35%' ) ).toBeVisible();
	} );

	it( 'shows one price without a sale', async () => {
		await renderList( {
			price_sale: null,
			sale_end: null,
			sale_until: null,
			percent: 0,
		} );
		expect( price() ).toBe( '1.990.000 ₫' );
		expect( screen.queryByText( /Giảm/ ) ).toBeNull();
	} );

	it( 'says that it is free', async () => {
		await renderList( { price: 0, price_sale: null, percent: 0 } );
		expect( price() ).toBe( 'Miễn phí' );
	} );

	it( 'leads to its own page, wherever it is held', async () => {
		await renderList( { text: 'Một', link: 'https://lop.example/1' } );
		for ( const name of [ 'Một', 'Xem: Một' ] ) {
			expect( screen.getByRole( 'link', { name } ) ).toHaveAttribute(
				'href',
				'http://localhost/khoa-hoc/viet-plugin'
			);
		}
	} );

	it( 'has a floor tile where it has no picture', async () => {
		await renderList( {} );
		expect( document.querySelector( '.hien-cover' ) ).toHaveClass(
			'is-tile-3'
		);
	} );
} );

describe( 'the list of courses', () => {
	it( 'says that there is none yet', async () => {
		await renderList();
		expect( screen.getByText( 'Chưa có khóa học nào' ) ).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Về trang chủ' } )
		).toBeVisible();
	} );

	it( 'is paged, below the words of its page', async () => {
		const given = coursesScreen( [ courseSummary() ], {
			pages: 2,
			words: pageWords( 'Lớp của An', '/khoa-hoc', {
				text: 'Học chậm.',
				content: '<p>Lời ngỏ.</p>',
			} ),
		} );
		await renderWith(
			<CoursesScreen screen={ given } />,
			responsesOf( given )
		);
		expect(
			screen.getByRole( 'heading', { level: 1, name: 'Lớp của An' } )
		).toBeVisible();
		expect( screen.getByText( 'Học chậm.' ) ).toBeVisible();
		expect( screen.getByText( 'Lời ngỏ.' ) ).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Trang 2' } )
		).toHaveAttribute( 'href', 'http://localhost/khoa-hoc/page/2' );
	} );
} );

describe( 'a course', () => {
	it( 'shows its text, its price and until when that holds', async () => {
		await renderOne();
		expect( screen.getByText( 'Mười hai buổi.' ) ).toBeVisible();
		expect( price() ).toContain( '1.290.000 ₫' );
		expect( screen.getByText( 'Ưu đãi đến 31/12/2035' ) ).toBeVisible();
		expect(
			screen.queryByRole( 'link', { name: /Đăng ký học/ } )
		).toBeNull();
		expect(
			within(
				screen.getByRole( 'navigation', { name: 'Đường dẫn' } )
			).getByRole( 'link', { name: 'Khóa học' } )
		).toHaveAttribute( 'href', 'http://localhost/khoa-hoc' );
	} );

	it( 'leads to where it is held, and says that this is elsewhere', async () => {
		await renderOne( { link: 'https://lop.example/1' } );
		const link = screen.getByRole( 'link', {
			name: 'Đăng ký học (trang ngoài)',
		} );
		expect( link ).toHaveAttribute( 'href', 'https://lop.example/1' );
		expect( link ).toHaveAttribute( 'rel', 'noopener external' );
	} );

	it( 'leads to another page of the site as any link does', async () => {
		await renderOne( { link: 'http://localhost/lien-he' } );
		expect(
			screen.getByRole( 'link', { name: 'Đăng ký học' } )
		).not.toHaveAttribute( 'rel' );
	} );

	it( 'leads on to two others, to all, and to the questions', async () => {
		const given = courseScreen();
		const list = [ 'mot', 'hai', 'ba' ].map( ( name, index ) =>
			courseSummary( {
				id: 100 + index,
				text: name,
				path: `/khoa-hoc/${ name }`,
			} )
		);
		await renderWith( <CourseScreen screen={ given } />, {
			...responsesOf( given ),
			[ SHELL.courses ]: {
				data: [ courseSummary(), ...list ],
				count: 4,
				page: 1,
				pages: 1,
			},
		} );
		const others = within(
			screen.getByRole( 'region', { name: 'Khóa học khác' } )
		);
		expect(
			others
				.getAllByRole( 'heading', { level: 3 } )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ 'mot', 'hai' ] );
		expect(
			others.getByRole( 'link', { name: 'Xem tất cả khóa học' } )
		).toHaveAttribute( 'href', 'http://localhost/khoa-hoc' );
		expect(
			screen.getByRole( 'link', { name: 'Hỏi đáp về khóa học' } )
		).toHaveAttribute( 'href', 'http://localhost/hoi-dap-hien' );
	} );
} );
