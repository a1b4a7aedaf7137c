import { __ } from '@wordpress/i18n';
import type { VideoList } from '../../../contract/types';
import { cx } from '../../../lib/class-names';
import { VideoCard } from '../video-card/video-card';
import { Link } from '../../ui/link/link';
import './video-grid.scss';

interface ChipProps {
	readonly name: string;
	readonly path: string;
	readonly isActive: boolean;
}

function Chip( { name, path, isActive }: ChipProps ) {
	return (
		<Link
			className={ cx( 'hien-chip', isActive && 'is-active' ) }
			to={ path }
			aria-current={ isActive ? 'page' : undefined }
		>
			{ name }
		</Link>
	);
}

function Filters( { filters, term }: Pick< VideoList, 'filters' | 'term' > ) {
	return filters.length === 0 ? null : (
		<nav
			className="hien-chip-row"
			aria-label={ __( 'Lọc theo chủ đề', 'hien' ) }
		>
			<Chip
				name={ __( 'Tất cả', 'hien' ) }
				path="/videos"
				isActive={ term === null }
			/>
			{ filters.map( ( { id, name, path } ) => (
				<Chip
					key={ id }
					name={ name }
					path={ path }
					isActive={ id === term?.id }
				/>
			) ) }
		</nav>
	);
}

export function VideoGrid( { list }: { readonly list: VideoList } ) {
	return (
		<>
			<Filters { ...list } />
			<div className="hien-grid hien-video-grid">
				{ list.data.map( ( video, index ) => (
					<VideoCard
						key={ video.id }
						video={ video }
						heading="h2"
						eager={ index === 0 }
					/>
				) ) }
			</div>
		</>
	);
}
