import { search } from '../../api/search';
import { SearchView } from './search-view';
import { LATEST_POSTS, postsStore } from '../../stores/resources';
import { useResponse } from '../../stores/use-response';

interface Props {
	readonly home: string;
	readonly onLeave: () => void;
	readonly onChoose: () => void;
}

/** The search of a phone, with the latest posts until something is found. */
export function PhoneSearch( props: Props ) {
	const recent = useResponse( postsStore, LATEST_POSTS );
	return <SearchView { ...props } find={ search } recent={ recent } />;
}
