import { cx } from '../../lib/class-names';

/** How something ended. Always rendered, since screen readers announce a change of its text. */
export function Outcome( props: {
	readonly message: string;
	readonly isFailed?: boolean;
} ) {
	return (
		<p
			className={ cx(
				'hien-account__outcome',
				props.isFailed && 'is-failed'
			) }
			role="status"
		>
			{ props.message }
		</p>
	);
}
