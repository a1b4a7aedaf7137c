import ArrowRight from 'lucide-static/icons/arrow-right.svg';
import { __ } from '@wordpress/i18n';
import type { PostList } from '../../contract/types';
import { cx } from '../../lib/class-names';
import { LATEST_POSTS } from '../../stores/responses';
import { useFreshResponse } from '../../stores/use-fresh-response';
import { CoverImage, tileClass } from '../../components/cards/cover/cover';
import { Empty } from '../../components/ui/empty/empty';
import { Icon } from '../../components/ui/icon/icon';
import { Loaded } from '../../components/ui/loaded/loaded';
import { PostDate } from '../../components/ui/meta/post-date';
import { RowsSkeleton } from '../../components/ui/skeleton/skeleton';
import { PanelBody, Row } from './row';
import { Link } from '../../components/ui/link/link';

function Posts( { posts }: { readonly posts: PostList[ 'data' ] } ) {
	if ( posts.length === 0 ) {
		return (
			<Empty
				art="chair"
				title={ __( 'Chưa có bài viết nào', 'hien' ) }
				compact
			/>
		);
	}
	return posts.map( ( post ) => (
		<Row
			key={ post.id }
			mark={
				<span
					className={ cx(
						'hien-cover hien-panel__thumb',
						tileClass( post )
					) }
				>
					<CoverImage
						post={ post }
						className="hien-cover__image"
						sizes="76px"
					/>
				</span>
			}
			title={ post.title }
			text={ <PostDate iso={ post.date } /> }
			link={ post.path }
		/>
	) );
}

export function NewsPanel() {
	const posts = useFreshResponse( LATEST_POSTS );
	return (
		<>
			<PanelBody>
				<Loaded
					response={ posts }
					placeholder={ <RowsSkeleton mark="is-thumb" /> }
				>
					{ ( { data } ) => <Posts posts={ data } /> }
				</Loaded>
			</PanelBody>
			<footer className="hien-panel__foot">
				<Link className="hien-button is-soft" to="/tin-moi">
					{ __( 'Còn nhiều lắm', 'hien' ) }
					<Icon icon={ ArrowRight } small />
				</Link>
			</footer>
		</>
	);
}
