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

/** More digits would lose precision, and no price has them. */
const MAX_DIGITS = 12;

/** An amount in đồng: shown as `1.290.000 ₫`, and as plain digits while it is edited. */
export function MoneyControl( { value, onChange, ...common }: Props ) {
	const [ isEditing, setEditing ] = useState( false );
	const shown = isEditing ? String( value ) : `${ formatNumber( value ) } ₫`;
	return (
		<TextControl
			{ ...common }
			type="text"
			inputMode="numeric"
			value={ value === 0 ? '' : shown }
			onFocus={ ( { currentTarget } ) => {
				// The re-render changes the text and loses the selection. It is selected again, so that typing replaces
				// the price.
				flushSync( () => setEditing( true ) );
				currentTarget.select();
			} }
			onBlur={ () => setEditing( false ) }
			onChange={ ( text ) =>
				onChange(
					Number( text.replace( /\D/g, '' ).slice( 0, MAX_DIGITS ) )
				)
			}
			__next40pxDefaultSize
		/>
	);
}
