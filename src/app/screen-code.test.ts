import { isSanitiserLoaded } from '../components/ui/html/sanitiser';
import { loadWholeScreen } from './screen-code';

it( 'a screen that a click opens has the sanitiser, also where its HTML is the text above a list', async () => {
	expect( isSanitiserLoaded() ).toBe( false );
	await loadWholeScreen( 'courses' );
	expect( isSanitiserLoaded() ).toBe( true );
} );
