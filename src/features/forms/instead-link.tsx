import { __ } from '@wordpress/i18n';
import type { WordpressForm } from '../../api/errors';
import { openForm } from '../../lib/open-form';

/** The link to a form of WordPress that may accept what was refused, with what was typed. */
export function InsteadLink( { form }: { readonly form: WordpressForm } ) {
	return (
		<a
			className="hien-form__instead"
			href={ form.url }
			data-no-router="true"
			onClick={ ( event ) => {
				event.preventDefault();
				openForm( form.url, form.fields );
			} }
		>
			{ __( 'Gửi bằng biểu mẫu của WordPress', 'hien' ) }
		</a>
	);
}
