import { __ } from '@wordpress/i18n';
import type { Post } from '../../contract/types';
import { site } from '../../lib/boot';
import { href, pagePath } from '../../lib/paths';
import { Prose } from '../ui/html/prose';
import { Pagination } from '../ui/pagination/pagination';
import { PasswordForm } from './password-form';

export type Text = Pick<
	Post,
	'path' | 'content' | 'part' | 'parts' | 'protected' | 'password_error'
>;

/** The content of a post, page, video or friend, or its password form, with links to its parts. */
export function ArticleText( { text }: { readonly text: Text } ) {
	const { path, content, part, parts } = text;
	return (
		<>
			{ text.protected ? (
				<PasswordForm
					action={ site().password_form }
					address={ href( path ) }
					failed={ text.password_error }
				/>
			) : (
				<Prose html={ content } />
			) }
			<Pagination
				page={ part }
				pages={ parts }
				className="hien-post-pages"
				label={ __( 'Các phần của bài', 'hien' ) }
				pathOf={ ( number ) => pagePath( path, number, '' ) }
			/>
		</>
	);
}
