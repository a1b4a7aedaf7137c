import { PostComments } from '../../features/comments';
import { withData } from '../with-data';
import type { DataProps } from '../with-data';
import { Avatar } from '../../components/ui/avatar/avatar';
import { Breadcrumbs } from '../../components/ui/breadcrumbs/breadcrumbs';
import { Prose } from '../../components/ui/html/prose';
import { PostDate } from '../../components/ui/meta/post-date';
import { PasswordForm } from '../../components/post/password-form';
import { SaveButton } from '../../features/favorites';
import { site } from '../../lib/boot';
import { titleText } from '../../lib/formats';
import { href } from '../../lib/paths';
import { LargeImage } from './large-image';
import './image-screen.scss';

function Image( { screen, data: { image } }: DataProps< 'image' > ) {
	const { path, title, decs, author, date, breadcrumbs } = image;
	return (
		<article
			className="hien-image"
			// In the server's page, WordPress's post_class() adds further classes.
			suppressHydrationWarning
		>
			<Breadcrumbs trail={ breadcrumbs } current={ title } />
			{ image.image && <LargeImage image={ image } /> }
			<div className="hien-image__main">
				<h1 className="hien-image__title">{ titleText( title ) }</h1>
				<div className="hien-image__who">
					<Avatar src={ author.avt } />
					<div>
						<p className="hien-image__author">{ author.name }</p>
						<p className="hien-meta">
							<PostDate iso={ date } />
						</p>
					</div>
					{ image.id > 0 && (
						<SaveButton type="images" id={ image.id } />
					) }
				</div>
				{ image.protected && (
					<PasswordForm
						action={ site().password_form }
						address={ href( path ) }
						failed={ image.password_error }
					/>
				) }
				{ decs && <Prose html={ decs } /> }
				<PostComments post={ image } screen={ screen } />
			</div>
		</article>
	);
}

/** One image, large, with its title, author, date and text. */
export const ImageScreen = withData( Image );
