import Lock from 'lucide-static/icons/lock.svg';
import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { CancelButton } from '../../components/ui/cancel-button/cancel-button';
import { cancelEmailChange, saveAccount } from '../../api/account';
import { Icon } from '../../components/ui/icon/icon';
import {
	PROFILE_BIO_LENGTH,
	PROFILE_NAME_LENGTH,
} from '../../contract/constants';
import type { Account } from '../../contract/types';
import {
	Form,
	SubmitButton,
	TextField,
	useSubmission,
} from '../../features/forms';
import { EmailDialog } from './email-dialog';
import {
	DRAFTS,
	changesOf,
	checkAddress,
	draftName,
	toValues,
} from './profile-values';
import type { Values } from './profile-values';
import { LinksFields } from './links-fields';
import { Outcome, useAccountTask } from './outcome';
import { PortraitPart } from './portrait-part';
import { useReceiveAccount } from './use-account';

interface Props {
	readonly account: Account;
}

/** The hint of the e-mail field: which address has to confirm a change. */
function emailHint( account: Account ): string {
	const address = account.new_email ?? '';
	switch ( account.waits_for ) {
		case 'both':
			return sprintf(
				/* translators: %s: e-mail address. */
				__(
					'Đang chờ xác nhận bằng liên kết trong thư ở cả hai địa chỉ: địa chỉ này và %s.',
					'hien'
				),
				address
			);
		case 'old':
			return sprintf(
				/* translators: %s: e-mail address. */
				__(
					'Địa chỉ %s đã xác nhận. Đang chờ địa chỉ này đồng ý bằng liên kết trong thư.',
					'hien'
				),
				address
			);
		case 'new':
			return sprintf(
				/* translators: %s: e-mail address. */
				__( 'Đang chờ xác nhận %s bằng liên kết trong thư.', 'hien' ),
				address
			);
		default:
			return __(
				'Email dùng để đăng nhập, nên đổi thì phải xác nhận.',
				'hien'
			);
	}
}

function EmailField( { account }: Props ) {
	const [ isOpen, setOpen ] = useState( false );
	const receive = useReceiveAccount();
	const { isBusy, message, isFailed, run } = useAccountTask();

	async function cancel(): Promise< string > {
		receive( await cancelEmailChange() );
		return __( 'Email vẫn như cũ.', 'hien' );
	}

	return (
		<div className="hien-account__part">
			<div className="hien-field">
				<label className="hien-field__label" htmlFor="hien-email">
					{ __( 'Email', 'hien' ) }
				</label>
				<input
					className="hien-field__control"
					id="hien-email"
					type="email"
					value={ account.email }
					readOnly
					aria-describedby="hien-email-hint"
				/>
				<p className="hien-field__hint" id="hien-email-hint">
					<Icon icon={ Lock } small />
					{ emailHint( account ) }
				</p>
			</div>
			<button
				className="hien-button is-outline is-small"
				type="button"
				aria-disabled={ isBusy || undefined }
				onClick={ () =>
					account.new_email ? run( cancel ) : setOpen( true )
				}
			>
				{ account.new_email
					? __( 'Thôi, giữ email cũ', 'hien' )
					: __( 'Đổi email', 'hien' ) }
			</button>
			<Outcome message={ message } isFailed={ isFailed } />
			{ isOpen && (
				<EmailDialog
					account={ account }
					onClose={ () => setOpen( false ) }
				/>
			) }
		</div>
	);
}

function ProfileForm( props: Props ) {
	const receive = useReceiveAccount();
	const [ message, setMessage ] = useState( '' );
	/** The account at first, or after the last save: newer texts, of another tab, would be overwritten unseen. */
	const [ account, setAccount ] = useState( props.account );
	const first = toValues( account );
	const submission = useSubmission< Values, Account >( {
		name: 'account',
		draftName: draftName( account ),
		values: first,
		draft: DRAFTS,
		send( values ) {
			setMessage( '' );
			return saveAccount( changesOf( values, first ) );
		},
		onDone( saved ) {
			receive( saved );
			setAccount( saved );
			submission.form.reset( toValues( saved ) );
			setMessage( __( 'Đã lưu.', 'hien' ) );
		},
	} );
	return (
		<Form submission={ submission }>
			<div className="hien-account__grid">
				<TextField
					name="last_name"
					label={ __( 'Họ và tên đệm', 'hien' ) }
					value={ account.last_name }
					autoComplete="family-name"
					maxLength={ PROFILE_NAME_LENGTH }
				/>
				<TextField
					name="first_name"
					label={ __( 'Tên', 'hien' ) }
					value={ account.first_name }
					autoComplete="given-name"
					maxLength={ PROFILE_NAME_LENGTH }
				/>
			</div>
			<TextField
				name="name"
				label={ __( 'Tên hiển thị', 'hien' ) }
				hint={ __(
					'Mọi người thấy tên này bên bình luận của bạn.',
					'hien'
				) }
				value={ account.name }
				autoComplete="nickname"
				maxLength={ PROFILE_NAME_LENGTH }
				required={ __( 'Bạn chưa điền tên hiển thị.', 'hien' ) }
			/>
			<TextField
				name="url"
				type="url"
				label={ __( 'Trang web', 'hien' ) }
				value={ account.url }
				autoComplete="url"
				rules={ { validate: checkAddress } }
			/>
			<TextField
				name="bio"
				label={ __( 'Giới thiệu ngắn', 'hien' ) }
				value={ account.bio }
				multiline
				maxLength={ PROFILE_BIO_LENGTH }
			/>
			<LinksFields account={ account } />
			<div className="hien-account__actions">
				<Outcome message={ message } />
				<CancelButton onClick={ submission.discard } />
				<SubmitButton>{ __( 'Lưu thay đổi', 'hien' ) }</SubmitButton>
			</div>
		</Form>
	);
}

/** The profile. Twin: theme/parts/account/profile-section.php */
export function ProfileSection( { account }: Props ) {
	return (
		<>
			<PortraitPart account={ account } />
			<EmailField account={ account } />
			<ProfileForm account={ account } />
		</>
	);
}
