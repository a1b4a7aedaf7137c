import Globe from 'lucide-static/icons/globe.svg';
import type { LabelledLink, Link, Project } from '../../../contract/types';
import { cx } from '../../../lib/class-names';
import { titleText } from '../../../lib/formats';
import { externalRel } from '../../../lib/paths';
import { CoverImage } from '../cover/cover';
import { Icon } from '../../ui/icon/icon';
import { namedIcon } from '../../ui/icon/named-icon';
import { ExternalMark } from '../../ui/link/external-mark';
import './link-list.later.scss';

export type LinkListItem = Link | Project | LabelledLink;

function Mark( { item }: { readonly item: LinkListItem } ) {
	if ( 'tile' in item ) {
		return (
			<span className={ `hien-link-list__mark is-tile-${ item.tile }` }>
				<CoverImage
					post={ item }
					className="hien-cover__image"
					sizes="34px"
				/>
			</span>
		);
	}
	return (
		<span className="hien-link-list__mark">
			{ 'icon' in item ? (
				<Icon icon={ namedIcon( item.icon ) ?? Globe } />
			) : (
				[ ...item.title ][ 0 ]
			) }
		</span>
	);
}

interface Props {
	readonly items: readonly LinkListItem[];
	readonly wide?: boolean;
}

/** A list of links, each with an icon, letter or picture: friends' sites, projects, services. */
export function LinkList( { items, wide = false }: Props ) {
	return (
		<div className={ cx( 'hien-link-list', wide && 'is-wide' ) }>
			{ items.map( ( item, index ) => {
				const leads = item.link !== '';
				const rel = leads ? externalRel( item.link ) : undefined;
				const Tag = leads ? 'a' : 'div';
				return (
					<Tag
						key={ index }
						className="hien-link-list__link"
						{ ...( leads && { href: item.link, rel } ) }
					>
						<Mark item={ item } />
						<span>
							<span className="hien-link-list__title">
								{ titleText( item.title ) }
							</span>
							{ item.text && (
								<span className="hien-link-list__text">
									{ item.text }
								</span>
							) }
						</span>
						{ rel && (
							<span className="hien-link-list__external">
								<ExternalMark />
							</span>
						) }
					</Tag>
				);
			} ) }
		</div>
	);
}
