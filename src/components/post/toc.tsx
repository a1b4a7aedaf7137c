import ChevronDown from 'lucide-static/icons/chevron-down.svg';
import List from 'lucide-static/icons/list.svg';
import { __ } from '@wordpress/i18n';
import type { Post } from '../../contract/types';
import { cx } from '../../lib/class-names';
import { titleText } from '../../lib/formats';
import { Icon } from '../ui/icon/icon';
import './toc.scss';

type Entries = Post[ 'toc' ];

interface Props {
	readonly entries: Entries;
	/** Id of the last heading that the reader has reached. */
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
