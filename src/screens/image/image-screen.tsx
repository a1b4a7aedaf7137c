import type { ReactNode } from 'react';
import { PostComments } from '../../features/comments';
import { DetailError } from '../../components/ui/empty/empty';
import { PostSkeleton } from '../../components/ui/skeleton/skeleton';
import { responsePath } from '../../lib/screen-data';
import type { ScreenProps } from '../../lib/screen-props';
import { useScreenData } from '../../stores/use-screen-data';
import { Avatar } from '../../components/ui/avatar/avatar';
import { Breadcrumbs } from '../../components/ui/breadcrumbs/breadcrumbs';
import { Prose } from '../../components/ui/html/prose';
import { PostDate } from '../../components/ui/meta/post-date';
import { PasswordForm } from '../../components/post/password-form';
import { SaveButton } from '../../features/favorites';
import type { ImageDetail } from '../../contract/types';
import { site } from '../../lib/boot';
import { titleText } from '../../lib/formats';
import { href } from '../../lib/paths';
import { LargeImage } from './large-image';
import './image-screen.scss';

interface Props {
	readonly image: ImageDetail;
	readonly children: ReactNode;
}

/** One image, large, with its title, author, date and text. */
function ImageView( { image, children }: Props ) {
	const { path, title, decs, author, date } = image;
	const { breadcrumbs } = image;
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
						login={ site().login }
						address={ href( path ) }
						failed={ image.password_error }
					/>
				) }
				{ decs && <Prose html={ decs } /> }
				{ children }
			</div>
		</article>
	);
}

export function ImageScreen( { screen }: ScreenProps< 'image' > ) {
	const image = useScreenData( screen, 'image' );
	const rest = responsePath( screen, 'comments' );
	const comments = useScreenData( screen, 'comments' );
	if ( image.status === 'loading' ) {
		return <PostSkeleton />;
	}
	if ( image.status === 'error' ) {
		return <DetailError retry={ image.retry } error={ image.error } />;
	}
	return (
		<ImageView image={ image.data }>
			<PostComments
				post={ image.data }
				comments={ comments }
				rest={ rest }
			/>
		</ImageView>
	);
}
