import { findMembers } from '../../api/members';
import type { MemberList } from '../../contract/types';
import { isOld, storeAge } from '../../lib/response-age';
import type { SiteRegistry } from '../../stores/site-registry';

const firstPages = new WeakMap< SiteRegistry, Promise< MemberList > >();

/**
 * The first page of all members, cached per registry. Fails as findMembers() does; a later call then requests it again.
 */
export function findFirstMembers(
	registry: SiteRegistry
): Promise< MemberList > {
	const known = firstPages.get( registry );
	if ( known && ! isOld( known ) ) {
		return known;
	}
	const page = findMembers( '', 1 );
	storeAge( page );
	firstPages.set( registry, page );
	page.catch( () => firstPages.delete( registry ) );
	return page;
}
