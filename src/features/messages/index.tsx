import { __ } from '@wordpress/i18n';
import { NeedsScript } from '../../components/ui/form/needs-script';
import { LazySlot } from '../../components/ui/lazy-slot/lazy-slot';
import { lazyWithRetry } from '../../lib/lazy-with-retry';

export { Ask } from './ask';

/*
 * The forms are lazy, not part of the code of a screen: what the server prints of them is hydrated when their code is loaded.
 */

const ContactForm = lazyWithRetry( () =>
	import( /* webpackChunkName: "messages" */ './contact-form' ).then(
		( module ) => module.ContactForm
	)
);

export const MemberForm = lazyWithRetry( () =>
	import( /* webpackChunkName: "messages" */ './member-form' ).then(
		( module ) => module.MemberForm
	)
);

/** The card with the form to write to the author. Twin: theme/parts/messages/contact-form.php */
export function Contact() {
	return (
		<section
			className="hien-card hien-contact__form"
			aria-label={ __( 'Gửi lời nhắn', 'hien' ) }
		>
			<NeedsScript />
			<LazySlot>
				<ContactForm />
			</LazySlot>
		</section>
	);
}

/** The box for feedback in the account panel. */
export function Feedback() {
	return (
		<LazySlot>
			<MemberForm
				name="feedback"
				type="Góp ý"
				className="hien-panel__form"
				label={ __( 'Góp ý cho tác giả', 'hien' ) }
				required={ __( 'Vui lòng nhập nội dung góp ý!', 'hien' ) }
				button={ __( 'Góp ý', 'hien' ) }
			/>
		</LazySlot>
	);
}
