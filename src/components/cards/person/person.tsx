import type { ReactNode } from 'react';
import type { Crumb } from '../../../contract/types';
import { cx } from '../../../lib/class-names';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs';
import './person.scss';

interface Props {
	/** The cover drawing; the author's by default. */
	readonly kind?: 'friend';
	readonly trail: readonly Crumb[];
	readonly current: string;
	readonly name: string;
	readonly text: string;
	readonly avatar: string | null;
	/** Address of the cover picture; null for the drawing. */
	readonly cover?: string | null;
	readonly action?: ReactNode;
	readonly tabs?: ReactNode;
	readonly children: ReactNode;
}

/** The page of a person: the author, a friend. */
export function Person( props: Props ) {
	const { trail, current, name, text, avatar, cover, action, tabs } = props;
	return (
		<div
			className={ cx(
				'hien-person',
				props.kind && `is-${ props.kind }`
			) }
		>
			<Breadcrumbs trail={ trail } current={ current } />
			<section className="hien-card hien-person__hero">
				<div className="hien-person__cover">
					{ cover && <img src={ cover } alt="" /> }
				</div>
				<div className="hien-person__who">
					<div className="hien-person__avatar">
						{ avatar && <img src={ avatar } alt="" /> }
					</div>
					<div className="hien-person__main">
						<h1 className="hien-person__name">{ name }</h1>
						{ text && (
							<p className="hien-person__text">{ text }</p>
						) }
					</div>
					{ action }
				</div>
				{ tabs }
			</section>
			{ props.children }
		</div>
	);
}
