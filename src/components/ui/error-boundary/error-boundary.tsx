import { Component } from 'react';
import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { RetryButton } from '../retry-button/retry-button';
import './error-boundary.later.scss';

interface Props {
	/** Shown instead of the children; nothing by default. A function gets the callback that renders the children again. */
	readonly fallback?: ReactNode | ( ( retry: () => void ) => ReactNode );
	readonly children: ReactNode;
}

interface State {
	readonly failed: boolean;
}

/** Shows the fallback instead of children that throw; React writes the error to the console. */
export class ErrorBoundary extends Component< Props, State > {
	override state: State = { failed: false };

	static getDerivedStateFromError(): State {
		return { failed: true };
	}

	private readonly retry = (): void => this.setState( { failed: false } );

	override render(): ReactNode {
		const { children, fallback } = this.props;
		if ( ! this.state.failed ) {
			return children;
		}
		return typeof fallback === 'function'
			? fallback( this.retry )
			: fallback;
	}
}

/** The message that a part of the page has failed, with a retry button. */
export function PartError( {
	text = __( 'Phần này đang gặp lỗi.', 'hien' ),
	retry,
}: {
	readonly text?: string;
	readonly retry: () => void;
} ) {
	return (
		<div className="hien-part-error" role="alert">
			<p>{ text }</p>
			<RetryButton retry={ retry } />
		</div>
	);
}

/** Shows PartError instead of children that throw. */
export function PartBoundary( { children }: Pick< Props, 'children' > ) {
	return (
		<ErrorBoundary fallback={ ( retry ) => <PartError retry={ retry } /> }>
			{ children }
		</ErrorBoundary>
	);
}
