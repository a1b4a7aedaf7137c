import { lazyWithRetry } from '../../lib/lazy-with-retry';

/*
 * What the forms need is no part of a screen: a page that the server printed shows them before they are hydrated.
 */

export const ContactForm = lazyWithRetry( () =>
	import( /* webpackChunkName: "messages" */ './contact-form' ).then(
		( module ) => module.ContactForm
	)
);

export const QuestionForm = lazyWithRetry( () =>
	import( /* webpackChunkName: "messages" */ './question-form' ).then(
		( module ) => module.QuestionForm
	)
);

export const MemberForm = lazyWithRetry( () =>
	import( /* webpackChunkName: "messages" */ './member-form' ).then(
		( module ) => module.MemberForm
	)
);
