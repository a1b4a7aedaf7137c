import { LazySlot } from '../../components/ui/lazy-slot/lazy-slot';
import { FeedbackForm } from './lazy-forms';

/** The box for feedback in the account panel. */
export function Feedback() {
	return (
		<LazySlot>
			<FeedbackForm />
		</LazySlot>
	);
}
