import type { ReactNode } from 'react';
import { Avatar } from '../../components/ui/avatar/avatar';
import { Breadcrumbs } from '../../components/ui/breadcrumbs/breadcrumbs';
import { Html } from '../../components/ui/html/html';
import { PostDate } from '../../components/ui/meta/post-date';
import { PasswordForm } from '../../components/post/password-form';
import type { ImageDetail } from '../../contract/types';
import { site } from '../../lib/boot';
import { href } from '../../lib/paths';
import { LargeImage } from './large-image';
import './image-screen.scss';

interface Props {
	readonly image: ImageDetail;
	/** After the description. */
	readonly children: ReactNode;
}

/** One image, large, with its title, author, date and text. */
export function ImageView( { image, children }: Props ) {
	const { post_id: id, path, title, decs, author, date } = image;
	const { breadcrumbs } = image;
	return (
		<article className="hien-image">
			<Breadcrumbs trail={ breadcrumbs } current={ title } />
			{ image.image && <LargeImage image={ image } /> }
			<div className="hien-image__main">
				<h1 className="hien-image__title">{ title }</h1>
				<div className="hien-image__who">
					<Avatar src={ author.avt } />
					<div>
						<p className="hien-image__author">{ author.name }</p>
						<p className="hien-meta">
							<PostDate iso={ date } />
						</p>
					</div>
				</div>
				{ image.protected && (
					<PasswordForm
						login={ site().login }
						address={ href( path ) }
						failed={ image.password_error }
					/>
				) }
				{ decs && (
					<Html
						id={ `image-${ id }` }
						policy="article"
						className="hien-prose"
						html={ decs }
					/>
				) }
				{ children }
			</div>
		</article>
	);
}
