import { __ } from '@wordpress/i18n';
import { NeedsScript } from '../../components/ui/form/needs-script';
import { LazySlot } from '../../components/ui/lazy-slot/lazy-slot';
import { ContactForm } from './lazy-forms';

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
