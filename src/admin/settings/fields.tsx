import { FieldControl } from '../fields/field-control';
import type { Field } from '../fields/field';
import type { Problems, Row } from './form';

interface Props {
	readonly fields: readonly Field[];
	readonly row: Row;
	readonly problems: Problems;
	readonly path: string;
	readonly onChange: ( row: Row, path: string ) => void;
}

export function Fields( { fields, row, problems, path, onChange }: Props ) {
	return (
		<div className="hien-settings__fields">
			{ fields.map( ( field ) => {
				const fieldPath = `${ path }.${ field.key }`;
				return (
					<FieldControl
						key={ field.key }
						field={ field }
						value={ row[ field.key ] ?? '' }
						problem={ problems[ fieldPath ] ?? '' }
						onChange={ ( value ) =>
							onChange(
								{ ...row, [ field.key ]: value },
								fieldPath
							)
						}
					/>
				);
			} ) }
		</div>
	);
}
