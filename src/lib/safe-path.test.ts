import vectors from '../../tests/vectors/safe-paths.json';
import { safePath } from './safe-path';

it.each( vectors as [ string, string ][] )(
	'the safe path of %j is %j',
	( address, path ) => {
		expect(
			safePath( address.replace( '{origin}', window.location.origin ) )
		).toBe( path );
	}
);
