import vectors from '../../tests/vectors/share.json';
import { shareLinks } from './share-links';

it.each( vectors )( 'passes on $url', ( { url, title, links } ) => {
	expect( shareLinks( url, title ) ).toEqual( links );
} );
