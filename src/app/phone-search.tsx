import { search } from '../api/search';
import { SearchView } from '../components/search-view/search-view';
import { NEW_POSTS_LIMIT } from '../contract/constants';
import type { PostList } from '../contract/types';
import { restPath } from '../lib/paths';
import { postsStore } from '../stores/posts';
import { useResponse } from '../stores/use-response';

const RECENT = restPath< PostList >( 'posts?limit={limit}&page=1', {
	limit: NEW_POSTS_LIMIT,
} );

interface Props {
	readonly home: string;
	readonly onLeave: () => void;
	readonly onChoose: () => void;
}

/** The search of a phone, with the latest posts until something is found. */
export function PhoneSearch( props: Props ) {
	const recent = useResponse( postsStore, RECENT );
	return <SearchView { ...props } find={ search } recent={ recent } />;
}
