import { isSanitiserLoaded } from '../components/ui/html/sanitiser';
import { loadScreenForNavigation } from './screen-code';

it( 'the sanitiser is loaded with a screen that a click opens, also where its only HTML is the text above a list', async () => {
	expect( isSanitiserLoaded() ).toBe( false );
	await loadScreenForNavigation( 'courses' );
	expect( isSanitiserLoaded() ).toBe( true );
} );
