import { options, shell } from '../../tests/js/fixtures';
import { writeBoot } from '../../tests/js/server';
import { failureScreen } from './local-screens';

it( 'the title of a failure has the site’s name, as WordPress puts it together', () => {
	const site = { ...options.site, name: 'Nhà An', title_separator: '|' };
	writeBoot( { shell: { ...shell(), options: { ...options, site } } } );
	expect( failureScreen( '/tin-moi' ) ).toMatchObject( {
		status: 500,
		title: 'Trang lỗi | Nhà An',
	} );
} );
