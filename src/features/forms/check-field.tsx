import type { ReactNode } from 'react';
import { FieldError, useField } from './field';
import type { FieldProps } from './field';

interface Props extends Omit< FieldProps, 'label' | 'hint' > {
	/** The label, which may contain a link. */
	readonly children: ReactNode;
	readonly checked?: boolean;
}

/** A checkbox. Twin: theme/parts/forms/check-field.php */
export function CheckField( { children, checked, ...field }: Props ) {
	const { id, message, attributes } = useField( { ...field, label: '' } );
	return (
		<div className="hien-field">
			<label className="hien-check" htmlFor={ id }>
				<input
					{ ...attributes }
					className="hien-check__box"
					type="checkbox"
					defaultChecked={ checked }
				/>
				<span>{ children }</span>
			</label>
			<FieldError id={ id } message={ message } />
		</div>
	);
}
