import ArrowUpRight from 'lucide-static/icons/arrow-up-right.svg';
import Globe from 'lucide-static/icons/globe.svg';
import type { LabelledLink, Link, Project } from '../../contract/types';
import { cx } from '../../lib/class-names';
import { href } from '../../lib/paths';
import { CoverImage } from '../cover/cover';
import { Icon } from '../icon/icon';
import { namedIcon } from '../icon/named-icon';
import { Widget } from './widget';

type Item = Link | Project | LabelledLink;

/** Colours of marks without a picture, in turn. */
const COLOURS = [ null, 'is-clay', 'is-sun' ];

/** A project's picture or floor tile, a service's icon, the first letter of anything else. */
function Mark( props: { readonly item: Item; readonly index: number } ) {
	const { item, index } = props;
	const colour = COLOURS[ index % COLOURS.length ];
	if ( 'tile' in item ) {
		return (
			<span className={ `hien-link-list__mark is-tile-${ item.tile }` }>
				<CoverImage
					post={ item }
					className="hien-cover__image"
					sizes="52px"
				/>
			</span>
		);
	}
	return (
		<span className={ cx( 'hien-link-list__mark', colour ) }>
			{ 'icon' in item ? (
				<Icon icon={ namedIcon( item.icon ) ?? Globe } />
			) : (
				[ ...item.title ][ 0 ]
			) }
		</span>
	);
}

interface Props {
	readonly title: string;
	readonly items: readonly Item[];
}

/** Links in rows, each with a mark: of friends' sites, of projects, of services. */
export function LinkListWidget( { title, items }: Props ) {
	return items.length === 0 ? null : (
		<Widget title={ title }>
			<div className="hien-link-list">
				{ items.map( ( item, index ) => {
					const isOut = ! `${ item.link }/`.startsWith( href( '/' ) );
					return (
						<a
							key={ index }
							className="hien-link-list__link"
							href={ item.link }
							rel={ isOut ? 'noopener external' : undefined }
						>
							<Mark item={ item } index={ index } />
							<span>
								<span className="hien-link-list__title">
									{ item.title }
								</span>
								{ item.text && (
									<span className="hien-link-list__text">
										{ item.text }
									</span>
								) }
							</span>
							{ isOut && (
								<span className="hien-link-list__out">
									<Icon icon={ ArrowUpRight } small />
								</span>
							) }
						</a>
					);
				} ) }
			</div>
		</Widget>
	);
}
