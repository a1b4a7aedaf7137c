import Globe from 'lucide-static/icons/globe.svg';
import { __, sprintf } from '@wordpress/i18n';
import { FriendCard } from '../../components/cards/friend-card/friend-card';
import { Icon } from '../../components/ui/icon/icon';
import { ExternalMark } from '../../components/ui/link/external-mark';
import { Person } from '../../components/cards/person/person';
import { ArticleText } from '../../components/post/article-text';
import { SectionHead } from '../../components/ui/section-head/section-head';
import type { FriendDetail } from '../../contract/types';
import { uploadUrl } from '../../lib/paths';
import { shortName } from '../../lib/formats';
import { withData } from '../with-data';
import type { DataProps } from '../with-data';
import '../../components/site/footer/footer.scss';

function Visit( { title, link }: FriendDetail ) {
	return (
		<a
			className="hien-button is-primary"
			href={ link }
			rel="noopener external"
		>
			<Icon icon={ Globe } />
			{ sprintf(
				/* translators: %s: given name of a friend. */
				__( 'Ghé trang của %s', 'hien' ),
				shortName( title, 1 )
			) }
			<ExternalMark />
		</a>
	);
}

function Friend( { data: { friend } }: DataProps< 'friend' > ) {
	const { title, text, image, link, others, breadcrumbs } = friend;
	const all = __( 'Tất cả bạn bè', 'hien' );
	return (
		<Person
			kind="friend"
			trail={ breadcrumbs }
			current={ title }
			name={ title }
			text={ text }
			avatar={ image && uploadUrl( image ) }
			action={ link && <Visit { ...friend } /> }
		>
			{ friend.protected && <ArticleText text={ friend } /> }
			{ friend.content && (
				<section className="hien-card hien-person__body">
					<ArticleText text={ friend } />
				</section>
			) }
			{ others.length > 0 && (
				<>
					<SectionHead
						title={ __( 'Bạn bè khác', 'hien' ) }
						link={ {
							path: '/ban-be',
							text: all,
							label: all,
						} }
					/>
					<div className="hien-grid">
						{ others.map( ( other ) => (
							<FriendCard key={ other.id } friend={ other } />
						) ) }
					</div>
				</>
			) }
		</Person>
	);
}

export const FriendScreen = withData( Friend );
