import { registerBlockType } from '@wordpress/blocks';
import { KINDS } from './kinds';
import { liveBlock } from './live-block';

// Titles, icons and attributes are in plugin/blocks; WordPress hands them to the editor.
for ( const kind of KINDS ) {
	registerBlockType( kind.name, {
		edit: liveBlock( kind ),
		save: () => null,
	} );
}
