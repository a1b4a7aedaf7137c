import CircleAlert from 'lucide-static/icons/circle-alert.svg';
import { __ } from '@wordpress/i18n';
import { cx } from '../../lib/class-names';
import { Icon } from '../ui/icon/icon';
import './password-form.scss';

interface Props {
	readonly action: string;
	readonly address: string;
	readonly failed: boolean;
}

/** WordPress's own password form: a plain POST, after which it shows the post. */
export function PasswordForm( { action, address, failed }: Props ) {
	return (
		<form
			className="hien-card hien-password-form"
			action={ action }
			method="post"
		>
			<p className="hien-password-form__text">
				{ __(
					'Nội dung này có mật khẩu. Nhập mật khẩu để xem tiếp.',
					'hien'
				) }
			</p>
			<div className="hien-field">
				<label className="hien-field__label" htmlFor="hien-password">
					{ __( 'Mật khẩu', 'hien' ) }
				</label>
				<input
					className={ cx(
						'hien-field__control',
						failed && 'is-invalid'
					) }
					id="hien-password"
					name="post_password"
					type="password"
					required
					aria-invalid={ failed || undefined }
					aria-describedby={
						failed ? 'hien-password-error' : undefined
					}
					autoFocus={ failed }
				/>
				{ failed && (
					<p
						className="hien-field__error"
						id="hien-password-error"
						role="alert"
					>
						<Icon icon={ CircleAlert } small />
						{ __( 'Mật khẩu chưa đúng. Bạn thử lại nhé.', 'hien' ) }
					</p>
				) }
			</div>
			<input type="hidden" name="redirect_to" value={ address } />
			<button className="hien-button is-primary" type="submit">
				{ __( 'Mở nội dung', 'hien' ) }
			</button>
		</form>
	);
}
