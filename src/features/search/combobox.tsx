import { useEffect, useId, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { findContent } from '../../api/search';
import type { SearchResult, SearchResults } from '../../contract/types';
import { cx } from '../../lib/class-names';
import { isPlainClick } from '../../lib/is-plain-click';
import { isComposing } from '../../lib/is-composing';
import { useListener } from '../../lib/use-listener';
import { useSearch } from '../../lib/use-search';
import type { Answer } from '../../lib/use-search';
import { resultCount } from '../../lib/formats';
import { LiveRegion } from '../../components/ui/live-region/live-region';
import './combobox.scss';
import { AllResults, ResultTitle, SearchFailure, Thumb } from './result-parts';
import { SearchControls, clear } from './search-controls';
import { Link } from '../../components/ui/link/link';

interface Props {
	readonly input: HTMLInputElement;
}

/** Sets the ARIA attributes of a combobox on a field that another component renders. */
function useComboboxField(
	input: HTMLInputElement,
	list: string | null,
	option: string | null
): void {
	useEffect( () => {
		const attributes = {
			role: 'combobox',
			autocomplete: 'off',
			'aria-autocomplete': 'list',
			'aria-expanded': String( list !== null ),
			'aria-controls': list,
			'aria-activedescendant': option,
		};
		for ( const [ name, value ] of Object.entries( attributes ) ) {
			if ( value === null ) {
				input.removeAttribute( name );
			} else {
				input.setAttribute( name, value );
			}
		}
	}, [ input, list, option ] );
	useEffect( () => {
		const element =
			option === null ? null : document.getElementById( option );
		element?.scrollIntoView( { block: 'nearest' } );
	}, [ option ] );
}

/** The next or previous index, in a loop over the options and -1, which is the field itself. */
function step( from: number, by: 1 | -1, length: number ): number {
	const stops = length + 1;
	return ( ( from + 1 + by + stops ) % stops ) - 1;
}

function countText( { query, count }: Answer< SearchResults > ): string {
	return count === 0
		? __( 'Không tìm thấy gì. Bạn thử từ khác nhé.', 'hien' )
		: sprintf(
				/* translators: 1: number of results, as "12 kết quả". 2: words that were searched for. */
				__( '%1$s cho “%2$s”', 'hien' ),
				resultCount( count ),
				query
			);
}

function Options( props: {
	readonly id: string;
	readonly answer: Answer< SearchResults >;
	readonly choice: SearchResult | undefined;
	readonly optionId: ( result: SearchResult ) => string;
	readonly onOpen: () => void;
} ) {
	const { id, answer, choice, optionId, onOpen } = props;
	return (
		<div
			className="hien-search__list"
			id={ id }
			role="listbox"
			aria-label={ __( 'Kết quả tìm kiếm', 'hien' ) }
			// It scrolls, and Firefox makes such an element a Tab stop.
			tabIndex={ -1 }
		>
			{ answer.data.map( ( result ) => (
				<Link
					key={ result.id }
					className={ cx(
						'hien-search__result',
						result === choice && 'is-active'
					) }
					id={ optionId( result ) }
					role="option"
					aria-selected={ result === choice }
					// The arrow keys choose an option; the focus stays in the field.
					tabIndex={ -1 }
					to={ result.path }
					// A click that opens a new tab leaves the list open.
					onClick={ ( event ) => isPlainClick( event ) && onOpen() }
				>
					<Thumb post={ result } sizes="56px" />
					<ResultTitle
						title={ result.title }
						query={ answer.query }
					/>
				</Link>
			) ) }
		</div>
	);
}

/** Lists results below a search field while it has the focus. The field stays, with what was typed before. */
export function Combobox( { input }: Props ) {
	const id = useId();
	const search = useSearch( input, findContent );
	const { answer, hasFailed } = search;
	const [ isOpen, setOpen ] = useState( () => input.matches( ':focus' ) );
	/** Id of the active result, which Enter opens; null for none. */
	const [ chosen, setChosen ] = useState< number | null >( null );

	const results = answer?.data ?? [];
	const isShown = isOpen && ( answer !== null || hasFailed );
	const hasList = isShown && results.length > 0;
	const index = results.findIndex( ( result ) => result.id === chosen );
	const optionId = ( result: SearchResult ) => `${ id }-${ result.id }`;
	const choice = hasList ? results[ index ] : undefined;
	useComboboxField(
		input,
		hasList ? id : null,
		choice ? optionId( choice ) : null
	);

	function close(): void {
		setOpen( false );
		setChosen( null );
	}

	function open(): void {
		setOpen( true );
	}

	function move( by: 1 | -1 ): void {
		open();
		setChosen( results[ step( index, by, results.length ) ]?.id ?? null );
	}

	/** Handles a key of the combobox. Returns whether it was one. */
	function handleKey( key: string ): boolean {
		switch ( key ) {
			case 'ArrowDown':
				move( 1 );
				return true;
			case 'ArrowUp':
				move( -1 );
				return true;
			case 'Enter':
				if ( choice ) {
					document.getElementById( optionId( choice ) )?.click();
				}
				return choice !== undefined;
			case 'Escape':
				if ( isShown ) {
					close();
				} else {
					clear( input );
				}
				return true;
			default:
				return false;
		}
	}

	useListener( input, 'keydown', ( event ) => {
		const { altKey, ctrlKey, key, metaKey, shiftKey } = event;
		const isModified = altKey || ctrlKey || metaKey || shiftKey;
		if ( ! isComposing( event ) && ! isModified && handleKey( key ) ) {
			event.preventDefault();
		}
	} );
	useListener( input, 'input', () => {
		open();
		setChosen( null );
	} );
	useListener( input, 'focus', open );
	useListener( input, 'click', open );
	useListener( input.form, 'submit', close );
	// A click outside, a navigation and the Tab key all move the focus.
	useListener( input.form, 'focusout', ( { relatedTarget } ) => {
		if ( ! (
			relatedTarget instanceof Node &&
			input.form?.contains( relatedTarget )
		) ) {
			close();
		}
	} );

	return (
		<>
			<SearchControls input={ input } search={ search } />
			{ isShown && (
				<div
					className="hien-search__results"
					role="presentation"
					// Keeps the focus in the field.
					onMouseDown={ ( event ) => event.preventDefault() }
				>
					{ hasFailed && (
						<SearchFailure
							retry={ search.retry }
							error={ search.error }
						/>
					) }
					{ answer && (
						<p className="hien-search__count">
							{ countText( answer ) }
						</p>
					) }
					{ hasList && answer && (
						<Options
							id={ id }
							answer={ answer }
							choice={ choice }
							optionId={ optionId }
							onOpen={ close }
						/>
					) }
					{ hasList && answer && (
						<AllResults answer={ answer } onFollow={ close } />
					) }
				</div>
			) }
			<LiveRegion
				message={ isShown && answer ? countText( answer ) : '' }
			/>
		</>
	);
}
