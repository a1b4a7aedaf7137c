import {
	act,
	fireEvent,
	render,
	screen,
	waitFor,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HOME } from '../../../tests/js/fixtures';
import { found } from '../../../tests/js/search';
import { writeBoot } from '../../../tests/js/server';
import { typeAsUniKey } from '../../../tests/js/unikey';
import * as api from '../../api/search';
import type { SearchResults } from '../../contract/types';
import { TYPING_PAUSE } from '../../lib/use-search';
import { SearchBox } from './search-box';

jest.mock( '../../api/search' );

interface Asked {
	readonly words: string;
	readonly signal: AbortSignal;
	readonly answer: ( results: SearchResults ) => Promise< void >;
	readonly fail: () => Promise< void >;
}

/** The search box with its code loaded, and its requests. */
async function renderBox() {
	const asked: Asked[] = [];
	jest.mocked( api.findContent ).mockImplementation(
		( words, _page, signal ) =>
			new Promise( ( resolve, reject ) => {
				asked.push( {
					words,
					signal,
					answer: ( results ) =>
						act( async () => resolve( results ) ),
					fail: () =>
						act( async () => reject( new Error( 'offline' ) ) ),
				} );
			} )
	);
	render(
		<>
			<SearchBox />
			<button type="button">Nơi khác</button>
		</>
	);
	const user = userEvent.setup( { advanceTimers: jest.advanceTimersByTime } );
	await user.click( screen.getByLabelText( 'Tìm kiếm' ) );
	const field = await screen.findByRole< HTMLInputElement >( 'combobox' );
	return {
		user,
		field,
		asked,
		/** Types, and waits until the request is sent. */
		async search( words: string ): Promise< Asked > {
			await user.type( field, words );
			pause();
			const last = asked.at( -1 );
			if ( ! last ) {
				throw new Error( 'Nothing was asked for' );
			}
			return last;
		},
	};
}

function pause( time = TYPING_PAUSE ): void {
	act( () => void jest.advanceTimersByTime( time ) );
}

function options(): HTMLElement[] {
	return screen.queryAllByRole( 'option' );
}

/** The URL of the followed link, if one was followed. */
function watchLinks(): string[] {
	const followed: string[] = [];
	document.addEventListener(
		'click',
		( event ) => {
			const link = ( event.target as Element ).closest( 'a' );
			if ( link ) {
				event.preventDefault();
				followed.push( link.pathname );
			}
		},
		{ once: true }
	);
	return followed;
}

beforeEach( () => {
	writeBoot();
	jest.useFakeTimers();
} );

afterEach( () => {
	jest.useRealTimers();
} );

describe( 'before its code is there', () => {
	it( 'is WordPress’s own form', () => {
		render( <SearchBox /> );
		expect( screen.getByRole( 'search' ) ).toHaveAttribute(
			'action',
			`${ HOME }/`
		);
		expect( screen.getByRole( 'searchbox' ) ).toHaveAttribute(
			'name',
			's'
		);
		expect( screen.queryByRole( 'combobox' ) ).toBeNull();
	} );

	it( 'searches for what had been typed', async () => {
		jest.mocked( api.findContent ).mockReturnValue(
			new Promise( () => {} )
		);
		render( <SearchBox /> );
		const field = screen.getByLabelText( 'Tìm kiếm' );
		fireEvent.change( field, { target: { value: 'hook' } } );
		act( () => field.focus() );
		expect( await screen.findByRole( 'combobox' ) ).toHaveFocus();
		pause();
		expect( api.findContent ).toHaveBeenCalledWith(
			'hook',
			1,
			expect.anything()
		);
	} );
} );

describe( 'typing', () => {
	it( 'asks once, when it has stopped for a while', async () => {
		const { user, field, asked } = await renderBox();
		await user.type( field, 'lap' );
		pause( TYPING_PAUSE - 1 );
		await user.type( field, ' trinh ' );
		pause( TYPING_PAUSE - 1 );
		expect( asked ).toHaveLength( 0 );
		pause( 1 );
		expect( asked.map( ( { words } ) => words ) ).toEqual( [
			'lap trinh',
		] );
	} );

	it( 'asks as soon after a word that an input method leaves open', async () => {
		const { field, asked } = await renderBox();
		fireEvent.compositionStart( field );
		for ( const value of [ 'la', 'laa', 'lâ', 'lập' ] ) {
			fireEvent.input( field, { target: { value }, isComposing: true } );
			pause( TYPING_PAUSE - 1 );
		}
		expect( asked ).toHaveLength( 0 );
		pause( 1 );
		expect( asked.map( ( { words } ) => words ) ).toEqual( [ 'lập' ] );
		fireEvent.compositionEnd( field );
		pause();
		expect( asked ).toHaveLength( 1 );
	} );

	it( 'asks once for a word that UniKey has put together, and Enter searches for it', async () => {
		const { user, field, asked, search } = await renderBox();
		await ( await search( 'hook ' ) ).answer( found( [ 'Hook là gì' ] ) );
		const followed = watchLinks();
		const submitted: string[] = [];
		screen.getByRole( 'search' ).addEventListener( 'submit', ( event ) => {
			event.preventDefault();
			submitted.push( field.value );
		} );
		await user.keyboard( '{ArrowDown}' );
		typeAsUniKey( field );
		expect( options() ).toHaveLength( 1 );
		pause();
		expect( asked.slice( 1 ).map( ( { words } ) => words ) ).toEqual( [
			'hook tiếng',
		] );
		await user.keyboard( '{Enter}' );
		expect( [ followed, submitted ] ).toEqual( [ [], [ 'hook tiếng' ] ] );
	} );

	it( 'aborts what was asked before, and drops its answer', async () => {
		const { user, field, asked, search } = await renderBox();
		const first = await search( 'hook' );
		await user.type( field, 's' );
		expect( first.signal.aborted ).toBe( true );
		pause();
		await first.answer( found( [ 'Cũ' ] ) );
		expect( options() ).toHaveLength( 0 );
		await asked[ 1 ]?.answer( found( [ 'Mới' ] ) );
		expect( options() ).toHaveLength( 1 );
		expect( options()[ 0 ] ).toHaveTextContent( 'Mới' );
	} );

	it( 'keeps what was found until there is more, and says that it searches', async () => {
		const { search } = await renderBox();
		await ( await search( 'hook' ) ).answer( found( [ 'Hook là gì' ] ) );
		expect( screen.queryByLabelText( 'Đang tìm' ) ).toBeNull();
		const next = await search( 's' );
		expect( screen.getByLabelText( 'Đang tìm' ) ).toBeVisible();
		expect( options()[ 0 ] ).toHaveTextContent( 'Hook là gì' );
		await next.answer( found( [] ) );
		expect( options() ).toHaveLength( 0 );
		expect( screen.queryByLabelText( 'Đang tìm' ) ).toBeNull();
	} );

	it( 'does not ask again for what is shown', async () => {
		const { user, field, asked, search } = await renderBox();
		await ( await search( 'hook' ) ).answer( found( [ 'Hook là gì' ] ) );
		await user.type( field, ' ' );
		pause();
		expect( asked ).toHaveLength( 1 );
	} );
} );

describe( 'what was found', () => {
	it( 'is counted, marked and linked', async () => {
		const { field, search } = await renderBox();
		await (
			await search( 'lap trinh' )
		).answer( found( [ 'Lập trình plugin', 'Bảo mật' ], 12 ) );
		expect( field ).toHaveAttribute( 'aria-expanded', 'true' );
		expect( field ).toHaveAttribute(
			'aria-controls',
			screen.getByRole( 'listbox', { name: 'Kết quả tìm kiếm' } ).id
		);
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'12 kết quả cho “lap trinh”'
		);
		expect( screen.getByText( 'Lập trình' ).tagName ).toBe( 'MARK' );
		expect( options()[ 1 ] ).toHaveAttribute( 'href', `${ HOME }/bai-2` );
	} );

	it( 'has a link to the rest of it, if there is any', async () => {
		const { search } = await renderBox();
		const asked = await search( 'hook' );
		await asked.answer( found( [ 'Hook là gì', 'Hook nào' ], 62 ) );
		expect(
			screen.getByRole( 'link', { name: 'Xem tất cả 62 kết quả' } )
		).toHaveAttribute( 'href', `${ HOME }/?s=hook` );
		await (
			await search( 's' )
		).answer( found( [ 'Hook là gì', 'Hook nào' ] ) );
		expect( screen.queryByRole( 'link', { name: /tất cả/ } ) ).toBeNull();
	} );

	it( 'is a sentence where nothing was found', async () => {
		const { field, search } = await renderBox();
		await ( await search( 'zzz' ) ).answer( found( [] ) );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Không tìm thấy gì'
		);
		expect( field ).toHaveAttribute( 'aria-expanded', 'false' );
	} );

	it( 'is removed with the words', async () => {
		const { user, field, search } = await renderBox();
		await ( await search( 'hook' ) ).answer( found( [ 'Hook là gì' ] ) );
		await user.click(
			screen.getByRole( 'button', { name: 'Xóa từ khóa' } )
		);
		expect( field ).toHaveValue( '' );
		expect( field ).toHaveFocus();
		expect( options() ).toHaveLength( 0 );
		expect(
			screen.queryByRole( 'button', { name: 'Xóa từ khóa' } )
		).toBeNull();
	} );

	it( 'can be asked for again where that failed', async () => {
		const { user, field, asked, search } = await renderBox();
		await ( await search( 'hook' ) ).fail();
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Chưa tìm được'
		);
		await user.click( screen.getByRole( 'button', { name: 'Thử lại' } ) );
		await asked[ 1 ]?.answer( found( [ 'Hook là gì' ] ) );
		expect( asked[ 1 ]?.words ).toBe( 'hook' );
		expect( options() ).toHaveLength( 1 );
		expect( field ).toHaveFocus();
	} );

	it( 'hides when the focus goes elsewhere, and is there when it comes back', async () => {
		const { user, field, asked, search } = await renderBox();
		await ( await search( 'hook' ) ).answer( found( [ 'Hook là gì' ] ) );
		await user.click( screen.getByText( 'Nơi khác' ) );
		expect( options() ).toHaveLength( 0 );
		await user.click( field );
		pause();
		expect( options() ).toHaveLength( 1 );
		expect( asked ).toHaveLength( 1 );
	} );

	it( 'hides when one is chosen', async () => {
		const { user, search } = await renderBox();
		await ( await search( 'hook' ) ).answer( found( [ 'Hook là gì' ] ) );
		const followed = watchLinks();
		await user.click( screen.getByText( 'là gì' ) );
		expect( followed ).toEqual( [ '/bai-1' ] );
		expect( options() ).toHaveLength( 0 );
	} );
} );

describe( 'the keyboard', () => {
	async function renderFound() {
		const box = await renderBox();
		await (
			await box.search( 'hook' )
		).answer( found( [ 'Hook một', 'Hook hai' ] ) );
		return box;
	}

	function chosen(): string | undefined {
		return (
			screen.queryByRole( 'option', { selected: true } )?.textContent ??
			undefined
		);
	}

	it( 'goes round the results and the field', async () => {
		const { user, field } = await renderFound();
		const seen = [];
		for ( let press = 0; press < 4; press++ ) {
			await user.keyboard( '{ArrowDown}' );
			seen.push( chosen() );
		}
		expect( seen ).toEqual( [
			'Hook một',
			'Hook hai',
			undefined,
			'Hook một',
		] );
		expect( field ).toHaveFocus();
		expect( field ).toHaveAttribute(
			'aria-activedescendant',
			options()[ 0 ]?.id
		);
		await user.keyboard( '{ArrowUp}{ArrowUp}' );
		expect( chosen() ).toBe( 'Hook hai' );
	} );

	it( 'opens the choice with Enter', async () => {
		const { user } = await renderFound();
		const followed = watchLinks();
		const submit = jest.fn( ( event: Event ) => event.preventDefault() );
		screen.getByRole( 'search' ).addEventListener( 'submit', submit );
		await user.keyboard( '{ArrowDown}{ArrowDown}{Enter}' );
		expect( followed ).toEqual( [ '/bai-2' ] );
		expect( submit ).not.toHaveBeenCalled();
	} );

	it( 'goes to the page of results with Enter where there is no choice', async () => {
		const { user, asked } = await renderFound();
		const submit = jest.fn( ( event: Event ) => event.preventDefault() );
		screen.getByRole( 'search' ).addEventListener( 'submit', submit );
		await user.keyboard( 's{Enter}' );
		expect( submit ).toHaveBeenCalledTimes( 1 );
		expect( options() ).toHaveLength( 0 );
		pause();
		expect( asked ).toHaveLength( 1 );
	} );

	it( 'leaves the keys of an input method alone', async () => {
		const { field } = await renderFound();
		fireEvent.keyDown( field, { key: 'ArrowDown', isComposing: true } );
		expect( chosen() ).toBeUndefined();
	} );

	it( 'closes with Escape, and empties the field with the next', async () => {
		const { user, field } = await renderFound();
		await user.keyboard( '{Escape}' );
		expect( options() ).toHaveLength( 0 );
		expect( field ).toHaveValue( 'hook' );
		await user.keyboard( '{ArrowDown}' );
		expect( options() ).toHaveLength( 2 );
		await user.keyboard( '{Escape}{Escape}' );
		expect( field ).toHaveValue( '' );
	} );

	it( 'has no choice any more once more is typed, so that Enter searches for the words', async () => {
		const { user } = await renderFound();
		const followed = watchLinks();
		const submit = jest.fn( ( event: Event ) => event.preventDefault() );
		screen.getByRole( 'search' ).addEventListener( 'submit', submit );
		await user.keyboard( '{ArrowDown}s' );
		expect( chosen() ).toBeUndefined();
		await user.keyboard( '{Enter}' );
		expect( submit ).toHaveBeenCalledTimes( 1 );
		expect( followed ).toEqual( [] );
	} );

	it( 'has no choice any more once other results have come without it', async () => {
		const { user, asked } = await renderFound();
		await user.keyboard( 's{ArrowDown}' );
		pause();
		const others = found( [ 'Hooks' ] );
		await act( async () => {
			await asked[ 1 ]?.answer( {
				...others,
				data: others.data.map( ( one ) => ( { ...one, id: 99 } ) ),
			} );
		} );
		expect( options() ).toHaveLength( 1 );
		expect( chosen() ).toBeUndefined();
	} );

	it( 'closes with Tab', async () => {
		const { user } = await renderFound();
		await user.tab();
		expect(
			screen.getByRole( 'button', { name: 'Xóa từ khóa' } )
		).toHaveFocus();
		expect( options() ).toHaveLength( 2 );
		await user.tab();
		await waitFor( () => expect( options() ).toHaveLength( 0 ) );
	} );
} );
