import { useId } from 'react';
import { __ } from '@wordpress/i18n';
import type { Field } from './field';
import { ICONS } from './icons';

interface Props {
	readonly field: Field;
	/** Text under the control. */
	readonly help: string;
	readonly value: string;
	readonly onChange: ( value: string ) => void;
}

/** A choice of one icon, each shown with its name. */
export function IconControl( { field, help, value, onChange }: Props ) {
	const { label, choices, fallback } = field;
	const id = useId();
	const options = Object.entries( choices );
	if ( fallback === '' ) {
		options.unshift( [ '', __( 'Không có', 'hien-core' ) ] );
	}
	return (
		<fieldset
			className="hien-icons"
			aria-describedby={ help ? `${ id }-help` : undefined }
		>
			<legend>{ label }</legend>
			{ options.map( ( [ option, name ] ) => (
				<label
					key={ option }
					className="hien-icons__option"
					htmlFor={ `${ id }-${ option }` }
				>
					<input
						id={ `${ id }-${ option }` }
						type="radio"
						name={ id }
						value={ option }
						checked={ ( value || fallback ) === option }
						onChange={ () => onChange( option ) }
					/>
					<svg viewBox="0 0 24 24" aria-hidden="true">
						{ ICONS[ option ]?.map( ( [ Tag, shape ], index ) => (
							<Tag key={ index } { ...shape } />
						) ) }
					</svg>
					{ name }
				</label>
			) ) }
			{ help && <p id={ `${ id }-help` }>{ help }</p> }
		</fieldset>
	);
}
