import { Suspense } from 'react';
import { FeedbackForm } from './lazy-forms';

/** The box for feedback in the account panel. */
export function Feedback() {
	return (
		<Suspense>
			<FeedbackForm />
		</Suspense>
	);
}
