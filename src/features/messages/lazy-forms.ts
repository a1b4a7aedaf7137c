import { lazyForm } from '../../lib/lazy-form';

/*
 * What the forms need is no part of a screen: a page that the server printed shows them before they are hydrated.
 */

export const ContactForm = lazyForm( () =>
	import( /* webpackChunkName: "messages" */ './contact-form' ).then(
		( module ) => module.ContactForm
	)
);

export const QuestionForm = lazyForm( () =>
	import( /* webpackChunkName: "messages" */ './question-form' ).then(
		( module ) => module.QuestionForm
	)
);

export const FeedbackForm = lazyForm( () =>
	import( /* webpackChunkName: "messages" */ './feedback-form' ).then(
		( module ) => module.FeedbackForm
	)
);

export const ChatForm = lazyForm( () =>
	import( /* webpackChunkName: "messages" */ './chat-form' ).then(
		( module ) => module.ChatForm
	)
);
