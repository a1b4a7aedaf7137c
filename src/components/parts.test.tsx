import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { writeBoot } from '../../tests/js/server';
import parts from '../../tests/vectors/parts.json';
import { boot } from '../lib/boot';
import { CourseCard } from './cards/course-card/course-card';
import { FriendCard } from './cards/friend-card/friend-card';
import { Keywords } from './post/keywords';
import { PostNav } from './post/post-nav';
import { Related } from './post/related';
import { Breadcrumbs } from './ui/breadcrumbs/breadcrumbs';
import { Empty } from './ui/empty/empty';
import { Locked } from './ui/meta/locked';
import { PageHead } from './ui/page-head/page-head';
import { Pagination } from './ui/pagination/pagination';
import { Price } from './ui/price/price';

/* Templates and their components print the same; see tests/php/Theme/PartsTest.php. */

/** Template => its component, with the template's arguments. */
const COMPONENTS: Record< string, ( args: never ) => ReactElement > = {
	'cards/course-card': ( {
		entry,
		...props
	}: Omit< Parameters< typeof CourseCard >[ 0 ], 'course' > & {
		entry: Parameters< typeof CourseCard >[ 0 ][ 'course' ];
	} ) => <CourseCard course={ entry } { ...props } />,
	'cards/friend-card': (
		friend: Parameters< typeof FriendCard >[ 0 ][ 'friend' ]
	) => <FriendCard friend={ friend } />,
	'post/keywords': ( args: object ) => (
		<Keywords tags={ Object.values( args ) } />
	),
	'post/post-nav': ( args: Parameters< typeof PostNav >[ 0 ] ) => (
		<PostNav { ...args } />
	),
	'post/related': ( {
		entries,
	}: {
		entries: Parameters< typeof Related >[ 0 ][ 'posts' ];
	} ) => <Related posts={ entries } />,
	'ui/breadcrumbs': ( args: Parameters< typeof Breadcrumbs >[ 0 ] ) => (
		<Breadcrumbs { ...args } />
	),
	'ui/empty': ( args: Parameters< typeof Empty >[ 0 ] ) => (
		<Empty { ...args } art={ args.art ?? 'chair' } />
	),
	'ui/meta/locked': () => <Locked />,
	'ui/page-head': ( args: Parameters< typeof PageHead >[ 0 ] ) => (
		<PageHead { ...args } />
	),
	'ui/pagination': ( args: { page: number; pages: number } ) => (
		<Pagination
			{ ...args }
			pathOf={ ( number ) => `/tin-moi/page/${ number }` }
		/>
	),
	'ui/price': ( args: Parameters< typeof Price >[ 0 ] ) => (
		<Price { ...args } />
	),
};

/** The elements, attributes and texts of some HTML. Icons are left out: tests replace their drawings. */
function contentOf( html: string ): unknown[] {
	const { body } = new DOMParser().parseFromString( html, 'text/html' );
	const read = ( node: Node ): unknown => {
		if ( ! ( node instanceof Element ) ) {
			return node.textContent;
		}
		const isIcon = node.classList.contains( 'hien-icon' );
		return {
			tag: node.tagName,
			attributes: Object.fromEntries(
				[ ...node.attributes ].map( ( { name, value } ) => [
					name,
					value,
				] )
			),
			children: isIcon ? [] : [ ...node.childNodes ].map( read ),
		};
	};
	return [ ...body.childNodes ].map( read );
}

beforeEach( () => writeBoot() );

it.each( parts.map( ( each, index ) => [ each.part, index, each ] as const ) )(
	'%s (%i) is the same in PHP and in React',
	( part, _index, { args, html } ) => {
		const element = COMPONENTS[ part ]?.( args as never );
		expect( element ).toBeDefined();
		const markup = renderToStaticMarkup( element ?? <></> );
		expect( contentOf( markup.replaceAll( boot().home, '' ) ) ).toEqual(
			contentOf( html )
		);
	}
);
