import { lazyWithRetry } from '../../lib/lazy-with-retry';

/*
 * Lazy forms, which are not part of the code of a screen: the server prints them, and they are hydrated when their code
 * is loaded.
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
