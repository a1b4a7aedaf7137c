import BadgeCheck from 'lucide-static/icons/badge-check.svg';
import MessageSquare from 'lucide-static/icons/message-square.svg';
import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import type { Image, ImageDetail } from '../../contract/types';
import { SaveButton } from '../favorites';
import { countedComments, titleText } from '../../lib/formats';
import { Avatar } from '../../components/ui/avatar/avatar';
import { Prose } from '../../components/ui/html/prose';
import { Icon } from '../../components/ui/icon/icon';
import { PostDate } from '../../components/ui/meta/post-date';

interface FrameProps {
	readonly children: ReactNode;
	readonly form: ReactNode;
}

export function SideFrame( { children, form }: FrameProps ) {
	return (
		<aside
			className="hien-lightbox__side"
			aria-label={ __( 'Về ảnh này', 'hien' ) }
		>
			<div className="hien-lightbox__scroll" tabIndex={ 0 }>
				{ children }
			</div>
			{ form }
		</aside>
	);
}

interface Props extends FrameProps {
	readonly image: Image;
	/** Null until the image's screen is loaded. */
	readonly author: ImageDetail[ 'author' ] | null;
}

/** An image's author, date, title and text, with its comments. */
export function Side( { image, author, form, children }: Props ) {
	return (
		<SideFrame form={ form }>
			<div className="hien-lightbox__who">
				{ author && <Avatar src={ author.avt } size="medium" /> }
				<div>
					{ author && (
						<p className="hien-lightbox__author">
							{ author.name }
							<Icon icon={ BadgeCheck } />
						</p>
					) }
					<p className="hien-meta">
						<PostDate iso={ image.date } />
					</p>
				</div>
				<SaveButton type="images" id={ image.id } />
			</div>
			<h2 className="hien-lightbox__title">
				{ titleText( image.title ) }
			</h2>
			{ image.decs && (
				<Prose className="hien-lightbox__text" html={ image.decs } />
			) }
			{ children }
		</SideFrame>
	);
}

interface CommentsProps {
	readonly count: number;
	readonly isBusy: boolean;
	readonly children: ReactNode;
}

export function SideComments( { count, isBusy, children }: CommentsProps ) {
	return (
		<section
			className="hien-lightbox__comments"
			aria-label={ __( 'Bình luận', 'hien' ) }
			aria-busy={ isBusy }
		>
			<p className="hien-lightbox__comments-head">
				<Icon icon={ MessageSquare } />
				{ countedComments( count ) }
			</p>
			{ children }
		</section>
	);
}

export function MoreButton( props: {
	readonly isBusy: boolean;
	readonly onClick: () => void;
} ) {
	const { isBusy, onClick } = props;
	return (
		<button
			className="hien-button is-soft hien-lightbox__more"
			type="button"
			// Not `disabled`, which would lose the focus.
			aria-disabled={ isBusy }
			onClick={ isBusy ? undefined : onClick }
		>
			{ __( 'Xem thêm bình luận', 'hien' ) }
		</button>
	);
}
