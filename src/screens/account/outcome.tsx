import { cx } from '../../lib/class-names';

/** The outcome of a request. Render it always, since screen readers only announce a change of its text. */
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
