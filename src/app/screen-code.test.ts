import { isSanitiserLoaded } from '../components/ui/html/sanitiser';
import { loadAllCode } from './screen-code';

it( 'the sanitiser is loaded with a screen that a click opens, also where its only HTML is the text above a list', async () => {
	expect( isSanitiserLoaded() ).toBe( false );
	await loadAllCode( 'courses' );
	expect( isSanitiserLoaded() ).toBe( true );
} );
