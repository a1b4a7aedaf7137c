import { act, render, renderHook, screen } from '@testing-library/react';
import { useIsInTheWay } from './use-is-in-the-way';

function put( element: Element, x: number, y: number ): void {
	element.getBoundingClientRect = () => new DOMRect( x, y, 56, 56 );
}

it( 'makes way for a control of the page below it, and comes back', () => {
	Object.assign( window, {
		DOMRect: class {
			constructor(
				readonly left: number,
				readonly top: number,
				readonly width: number,
				readonly height: number
			) {}
			get right() {
				return this.left + this.width;
			}
			get bottom() {
				return this.top + this.height;
			}
		},
	} );
	render(
		<>
			<main>
				<a href="/">Bài</a>
				<button>Lưu lại</button>
			</main>
			<button>Khác</button>
		</>
	);
	const save = screen.getByText( 'Lưu lại' );
	const current = document.createElement( 'button' );
	put( current, 300, 700 );
	put( screen.getByText( 'Bài' ), 300, 700 );
	put( screen.getByText( 'Khác' ), 300, 700 );
	put( save, 300, 756 );
	const { result } = renderHook( () => useIsInTheWay( { current } ) );
	const scrollTo = ( y: number ) => {
		put( save, 250, y );
		act( () => {
			window.dispatchEvent( new Event( 'scroll' ) );
		} );
		return result.current;
	};
	expect( result.current ).toBe( false );
	expect( scrollTo( 755 ) ).toBe( true );
	expect( scrollTo( 645 ) ).toBe( true );
	expect( scrollTo( 644 ) ).toBe( false );
	const link = screen.getByText( 'Bài' );
	act( () => link.focus() );
	expect( result.current ).toBe( true );
	act( () => link.blur() );
	expect( result.current ).toBe( false );
} );
