import { Component } from 'react';
import type { ReactNode } from 'react';

interface Props {
	readonly fallback: ReactNode;
	readonly children: ReactNode;
}

interface State {
	readonly failed: boolean;
}

/** Shows the fallback instead of children that throw; React logs the error. */
export class ErrorBoundary extends Component< Props, State > {
	override state: State = { failed: false };

	static getDerivedStateFromError(): State {
		return { failed: true };
	}

	override render(): ReactNode {
		return this.state.failed ? this.props.fallback : this.props.children;
	}
}
