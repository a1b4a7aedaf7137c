import { registerBlockType } from '@wordpress/blocks';
import { KINDS } from './kinds';
import { createEdit } from './edit';

// Titles, icons and attributes are in plugin/blocks; WordPress hands them to the editor.
for ( const kind of KINDS ) {
	registerBlockType( kind.name, {
		edit: createEdit( kind ),
		save: () => null,
	} );
}
