import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { cx } from '../../../lib/class-names';

function Line( { modifier }: { readonly modifier?: string } ) {
	return <div className={ cx( 'hien-skeleton', modifier ) } />;
}

/** Tells screen readers that the page is loading. */
function Skeleton( { children }: { readonly children: ReactNode } ) {
	return (
		<>
			<div role="status" className="hien-visually-hidden">
				{ __( 'Đang tải…', 'hien' ) }
			</div>
			{ children }
		</>
	);
}

/** The placeholder of a screen, or of an article whose title is shown. */
export function TextSkeleton() {
	return (
		<Skeleton>
			<div className="hien-skeleton-text" aria-hidden="true">
				<div className="hien-skeleton hien-skeleton-text__cover" />
				<Line />
				<Line modifier="is-w-90" />
				<Line modifier="is-w-60" />
			</div>
		</Skeleton>
	);
}

/** Rows with a portrait or a small picture. */
export function RowsSkeleton( props: {
	readonly mark: 'is-circle' | 'is-thumb';
} ) {
	return (
		<Skeleton>
			<div aria-hidden="true">
				{ [ 1, 2, 3, 4, 5, 6 ].map( ( key ) => (
					<div key={ key } className="hien-skeleton-row">
						<Line modifier={ props.mark } />
						<div className="hien-skeleton-row__main">
							<Line modifier="is-w-90" />
							<Line modifier="is-small is-w-40" />
						</div>
					</div>
				) ) }
			</div>
		</Skeleton>
	);
}

export function CommentsSkeleton() {
	return (
		<Skeleton>
			<div className="hien-comments__list" aria-hidden="true">
				{ [ 'is-w-40', 'is-w-90', 'is-w-60' ].map( ( width ) => (
					<div key={ width } className="hien-comment">
						<Line modifier="is-circle" />
						<div className="hien-comment__main">
							<div className="hien-comment__bubble">
								<Line modifier="is-small is-w-40" />
								<Line modifier={ width } />
							</div>
						</div>
					</div>
				) ) }
			</div>
		</Skeleton>
	);
}
