import { FieldControl } from '../fields/field-control';
import type { Field } from '../fields/field';
import type { Problems, Row } from './form';

interface Props {
	readonly fields: readonly Field[];
	readonly row: Row;
	readonly problems: Problems;
	/** Path of the row. */
	readonly place: string;
	readonly onChange: ( row: Row, place: string ) => void;
}

/** The fields of a section, or of a row of one. */
export function Fields( { fields, row, problems, place, onChange }: Props ) {
	return (
		<div className="hien-settings__fields">
			{ fields.map( ( field ) => {
				const path = `${ place }.${ field.key }`;
				return (
					<FieldControl
						key={ field.key }
						field={ field }
						value={ row[ field.key ] ?? '' }
						problem={ problems[ path ] ?? '' }
						onChange={ ( value ) =>
							onChange( { ...row, [ field.key ]: value }, path )
						}
					/>
				);
			} ) }
		</div>
	);
}
