import { homeCrumb } from '../../lib/crumbs';
import { DetailError } from '../../components/ui/empty/empty';
import { Article } from '../../components/post/article';
import { PostSkeleton } from '../../components/ui/skeleton/skeleton';
import type { ScreenProps } from '../../lib/screen-props';
import { useScreenData } from '../../stores/use-screen-data';

export function AboutScreen( { screen }: ScreenProps< 'about' > ) {
	const page = useScreenData( screen, 'page' );
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
