import { homeCrumb } from '../../lib/crumbs';
import { Article } from '../../components/post/article';
import { withData } from '../with-data';
import type { DataProps } from '../with-data';

function About( { data: { page } }: DataProps< 'about' > ) {
	const { text, ...rest } = page;
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

export const AboutScreen = withData( About );
