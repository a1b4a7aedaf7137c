import ChevronDown from 'lucide-static/icons/chevron-down.svg';
import List from 'lucide-static/icons/list.svg';
import { startTransition, useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import type { Post } from '../../contract/types';
import { cx } from '../../lib/class-names';
import { titleText } from '../../lib/formats';
import { Icon } from '../ui/icon/icon';
import './toc.scss';

/** The area in which a heading counts as reached: everything above the viewport, and the top fifth of it. */
const REACHED = '1000000px 0px -80% 0px';

/** Returns the id of the last heading that the reader has reached. */
export function useActiveHeading( ids: readonly string[] ): string | undefined {
	const [ active, setActive ] = useState< string >();
	const key = ids.join( ' ' );
	useEffect( () => {
		const order = key.split( ' ' );
		const reached = new Set< string >();
		const observer = new IntersectionObserver(
			( entries ) => {
				for ( const { target, isIntersecting } of entries ) {
					if ( isIntersecting ) {
						reached.add( target.id );
					} else {
						reached.delete( target.id );
					}
				}
				const last = order
					.filter( ( id ) => reached.has( id ) )
					.at( -1 );
				// Any other update would have React render from scratch what it has not hydrated yet.
				startTransition( () => setActive( last ) );
			},
			{ rootMargin: REACHED }
		);
		for ( const id of order ) {
			const heading = document.getElementById( id );
			if ( heading ) {
				observer.observe( heading );
			}
		}
		return () => observer.disconnect();
	}, [ key ] );
	return active;
}

type Entries = Post[ 'toc' ];

interface Props {
	readonly entries: Entries;
	readonly active: string | undefined;
}

function TocList( { entries, active }: Props ) {
	return (
		<ol className="hien-toc__list">
			{ entries.map( ( { id, text, level } ) => (
				<li key={ id }>
					<a
						className={ cx(
							'hien-toc__link',
							level > 2 && 'is-nested',
							id === active && 'is-active'
						) }
						href={ `#${ id }` }
						aria-current={ id === active ? 'location' : undefined }
					>
						{ titleText( text ) }
					</a>
				</li>
			) ) }
		</ol>
	);
}

/** The table of contents beside the article, on wide screens. */
export function Toc( props: Props ) {
	return (
		<nav className="hien-post__toc" aria-label={ __( 'Mục lục', 'hien' ) }>
			<div className="hien-post__sticky hien-toc">
				<div>
					<p className="hien-toc__title">
						{ __( 'Mục lục', 'hien' ) }
					</p>
					<TocList { ...props } />
				</div>
			</div>
		</nav>
	);
}

/** The table of contents above the article, on narrow screens. */
export function CollapsibleToc( props: Props ) {
	return (
		<details
			className="hien-toc is-collapsible"
			// The visitor may have opened it before hydration.
			suppressHydrationWarning
		>
			<summary className="hien-toc__title">
				<Icon icon={ List } />
				{ __( 'Mục lục', 'hien' ) }
				<span className="hien-toc__chevron">
					<Icon icon={ ChevronDown } />
				</span>
			</summary>
			<TocList { ...props } />
		</details>
	);
}
