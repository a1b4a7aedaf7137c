import { useState } from 'react';
import { flushSync } from 'react-dom';
import { TextControl } from '@wordpress/components';
import { formatNumber } from '../../lib/numbers';

interface Props {
	readonly label: string;
	readonly help: string;
	readonly 'aria-invalid': boolean;
	readonly __nextHasNoMarginBottom: true;
	/** Đồng, 0 for none. */
	readonly value: number;
	readonly onChange: ( value: number ) => void;
}

/** More digits are no price, and would not be exact. */
const MOST_DIGITS = 12;

/** An amount of đồng: `1.290.000 ₫`, and only digits while it is typed. */
export function MoneyControl( { value, onChange, ...common }: Props ) {
	const [ isTyped, setTyped ] = useState( false );
	const shown = isTyped ? String( value ) : `${ formatNumber( value ) } ₫`;
	return (
		<TextControl
			{ ...common }
			type="text"
			inputMode="numeric"
			value={ value === 0 ? '' : shown }
			onFocus={ ( { currentTarget } ) => {
				// The text changes now, so what the browser selects on focus is selected anew: typing replaces the price.
				flushSync( () => setTyped( true ) );
				currentTarget.select();
			} }
			onBlur={ () => setTyped( false ) }
			onChange={ ( text ) =>
				onChange(
					Number( text.replace( /\D/g, '' ).slice( 0, MOST_DIGITS ) )
				)
			}
			__next40pxDefaultSize
		/>
	);
}
