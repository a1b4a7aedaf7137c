import ChevronLeft from 'lucide-static/icons/chevron-left.svg';
import ChevronRight from 'lucide-static/icons/chevron-right.svg';
import X from 'lucide-static/icons/x.svg';
import { __ } from '@wordpress/i18n';
import { CoverImage } from '../../components/cards/cover/cover';
import { Icon } from '../../components/ui/icon/icon';
import type { ImageDetail } from '../../contract/types';
import type { SvgShapes } from '../../lib/svg-shapes';
import { formatNumber } from '../../lib/formats';
import { Link } from '../../components/ui/link/link';

function ImageLink( props: {
	readonly modifier: 'close' | 'previous' | 'next';
	readonly path: string;
	readonly icon: SvgShapes;
	readonly label: string;
	readonly rel?: 'prev' | 'next';
} ) {
	const { modifier, path, icon, label, rel } = props;
	return (
		<Link
			className={ `hien-large-image__link is-${ modifier }` }
			to={ path }
			rel={ rel }
			aria-label={ label }
		>
			<Icon icon={ icon } />
		</Link>
	);
}

/** The image on a dark ground, with its position in the list, its neighbours, and the way back to the list. */
export function LargeImage( { image }: { readonly image: ImageDetail } ) {
	const { previous, next, position, total, list_path: list } = image;
	return (
		<div className="hien-large-image">
			<CoverImage
				post={ image }
				className="hien-large-image__image"
				sizes="min(100vw, 1080px)"
				eager
				described
			/>
			{ position > 0 && (
				<span className="hien-large-image__count">
					{ `${ formatNumber( position ) } / ${ formatNumber( total ) }` }
				</span>
			) }
			<ImageLink
				modifier="close"
				path={ list }
				icon={ X }
				label={ __( 'Về danh sách ảnh', 'hien' ) }
			/>
			{ previous !== null && (
				<ImageLink
					modifier="previous"
					path={ `/hinh-anh/${ previous }` }
					icon={ ChevronLeft }
					label={ __( 'Ảnh trước', 'hien' ) }
					rel="prev"
				/>
			) }
			{ next !== null && (
				<ImageLink
					modifier="next"
					path={ `/hinh-anh/${ next }` }
					icon={ ChevronRight }
					label={ __( 'Ảnh sau', 'hien' ) }
					rel="next"
				/>
			) }
		</div>
	);
}
