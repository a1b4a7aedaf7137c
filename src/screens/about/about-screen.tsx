import { homeCrumb } from '../../lib/crumbs';
import { DetailError } from '../../components/ui/empty/empty';
import { Article } from '../../components/post/article';
import { PostSkeleton } from '../../components/ui/skeleton/skeleton';
import { ROUTES } from '../../contract/routes';
import type { PageWords } from '../../contract/types';
import { restPath } from '../../lib/paths';
import { useResponse } from '../../stores/use-response';

export function AboutScreen() {
	const page = useResponse( restPath< PageWords >( ROUTES.about.rest[ 0 ] ) );
	if ( page.status === 'loading' ) {
		return <PostSkeleton />;
	}
	if ( page.status === 'error' ) {
		return <DetailError retry={ page.retry } error={ page.error } />;
	}
	const { text, ...rest } = page.data;
	return (
		<Article
			post={ {
				...rest,
				lead: text,
				part: 1,
				parts: 1,
				breadcrumbs: [ homeCrumb() ],
				protected: false,
				password_error: false,
			} }
		/>
	);
}
