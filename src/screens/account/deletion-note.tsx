import { __, sprintf } from '@wordpress/i18n';
import { formatDate } from '../../lib/dates';
import { KeepButton } from './keep-button';

/** Says when the account will be deleted. */
export function DeletionNote( { date }: { readonly date: string } ) {
	return (
		<div className="hien-account__note">
			<p>
				{ sprintf(
					/* translators: %s: date. */
					__( 'Tài khoản này sẽ bị xóa ngày %s.', 'hien' ),
					formatDate( date )
				) }
			</p>
			<KeepButton />
		</div>
	);
}
