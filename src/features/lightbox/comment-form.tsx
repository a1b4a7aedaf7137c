import Send from 'lucide-static/icons/send.svg';
import { useId } from 'react';
import { __ } from '@wordpress/i18n';
import { Avatar } from '../../components/ui/avatar/avatar';
import { Icon } from '../../components/ui/icon/icon';
import { Spinner } from '../../components/ui/spinner/spinner';
import '../../components/ui/composer/composer.scss';

interface Props {
	/** Address of the portrait of the signed-in user; null for a visitor. */
	readonly avatar: string | null;
	readonly content: string;
	readonly isSending: boolean;
	readonly onChange: ( content: string ) => void;
	readonly onSubmit: () => void;
}

/** A comment form of one line, which grows with its text. */
export function CommentForm( props: Props ) {
	const { avatar, content, isSending, onChange, onSubmit } = props;
	const id = useId();
	return (
		<form
			className="hien-lightbox__form"
			onSubmit={ ( event ) => {
				event.preventDefault();
				onSubmit();
			} }
		>
			{ avatar && <Avatar src={ avatar } /> }
			<span className="hien-composer">
				<label className="hien-visually-hidden" htmlFor={ id }>
					{ __( 'Viết bình luận', 'hien' ) }
				</label>
				<textarea
					className="hien-composer__input"
					id={ id }
					rows={ 1 }
					placeholder={ __( 'Viết bình luận…', 'hien' ) }
					value={ content }
					readOnly={ isSending }
					onChange={ ( { target } ) => onChange( target.value ) }
				/>
			</span>
			<button
				className="hien-send"
				type="submit"
				aria-label={
					isSending ? __( 'Đang gửi', 'hien' ) : __( 'Gửi', 'hien' )
				}
			>
				{ isSending ? (
					<Spinner label={ __( 'Đang gửi', 'hien' ) } />
				) : (
					<Icon icon={ Send } />
				) }
			</button>
		</form>
	);
}
