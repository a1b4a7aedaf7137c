import BadgeCheck from 'lucide-static/icons/badge-check.svg';
import Globe from 'lucide-static/icons/globe.svg';
import { __, sprintf } from '@wordpress/i18n';
import type { Options } from '../../../contract/types';
import { formatNumber } from '../../../lib/formats';
import { Icon } from '../../ui/icon/icon';
import { namedIcon } from '../../ui/icon/named-icon';
import './profile.scss';

function Stat( props: { readonly label: string; readonly value: number } ) {
	return (
		<div className="hien-profile__stat">
			<dt className="hien-profile__stat-label">{ props.label }</dt>
			<dd className="hien-profile__stat-value">
				{ formatNumber( props.value ) }
			</dd>
		</div>
	);
}

export function Profile( {
	author,
}: {
	readonly author: Options[ 'author' ];
} ) {
	return (
		<section
			className="hien-card hien-profile"
			aria-label={ __( 'Tác giả', 'hien' ) }
		>
			<div className="hien-profile__cover">
				{ author.cover !== null && (
					<img src={ author.cover } alt="" loading="lazy" />
				) }
			</div>
			<div className="hien-profile__body">
				<div className="hien-profile__avatar">
					<img src={ author.avt } alt="" loading="lazy" />
				</div>
				<h2 className="hien-profile__name">
					{ author.name }
					<Icon icon={ BadgeCheck } />
				</h2>
				{ author.bio[ 0 ] && (
					<p className="hien-profile__bio">{ author.bio[ 0 ] }</p>
				) }
				<dl className="hien-profile__stats">
					<Stat
						label={ __( 'Thành viên', 'hien' ) }
						value={ author.members }
					/>
					<Stat
						label={ __( 'Bài viết', 'hien' ) }
						value={ author.posts }
					/>
					<Stat
						label={ __( 'Video', 'hien' ) }
						value={ author.videos }
					/>
				</dl>
				{ author.social.length > 0 && (
					<div className="hien-profile__social">
						{ author.social.map( ( { name, url, icon } ) => (
							<a
								key={ url }
								className="hien-icon-button is-filled"
								href={ url }
								aria-label={ sprintf(
									/* translators: %s: name of a social network. */
									__( '%s (trang ngoài)', 'hien' ),
									name
								) }
								rel="me noopener external"
							>
								<Icon
									icon={
										namedIcon( `brand-${ icon }` ) ?? Globe
									}
								/>
							</a>
						) ) }
					</div>
				) }
			</div>
		</section>
	);
}
