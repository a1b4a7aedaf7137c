import { Card, CardBody, CardHeader } from '@wordpress/components';
import { Fields } from './fields';
import { fieldsOf, rowsOf } from './form';
import type { Problems, Section, Site } from './form';
import { Rows } from './rows';

interface Props {
	readonly section: Section;
	readonly site: Site | null;
	readonly problems: Problems;
	readonly onChange: ( site: Site, path: string ) => void;
}

/** A section of the settings under its heading. */
export function SectionCard( { section, site, problems, onChange }: Props ) {
	const { key, title, help, fields, rows } = section;
	const path = `hien_site.${ key }`;
	const set = ( value: Site[ string ], changedPath: string ) =>
		onChange( { ...site, [ key ]: value }, changedPath );
	return (
		<Card>
			<CardHeader>
				<h2>{ title }</h2>
			</CardHeader>
			<CardBody>
				{ help && <p>{ help }</p> }
				{ problems[ path ] && (
					<p className="hien-settings__problem" role="alert">
						{ problems[ path ] }
					</p>
				) }
				{ rows > 0 ? (
					<Rows
						section={ section }
						rows={ rowsOf( section, site ) }
						problems={ problems }
						path={ path }
						onChange={ set }
					/>
				) : (
					<Fields
						fields={ fields }
						row={ fieldsOf( section, site ) }
						problems={ problems }
						path={ path }
						onChange={ set }
					/>
				) }
			</CardBody>
		</Card>
	);
}
