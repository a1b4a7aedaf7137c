import Send from 'lucide-static/icons/send.svg';
import { useId, useState } from 'react';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { UserAvatar } from '../../components/ui/avatar/avatar';
import { Icon } from '../../components/ui/icon/icon';
import { LiveRegion } from '../../components/ui/live-region/live-region';
import { Spinner } from '../../components/ui/spinner/spinner';
import { COMMENT_MAX_LENGTH } from '../../contract/constants';
import { remainingText } from '../../lib/remaining-text';
import { alertStore } from '../../stores/alert';
import { InsteadLink, failureText, tooLong } from '../forms';
import { useCtrlEnter } from './comment-form';
import { useAfterSubmission } from './use-after-submission';
import { useCommentSubmission } from './use-comment-submission';
import { NEW_TASK } from './writing-context';
import type { WritingState } from './writing-context';
import '../../components/ui/composer/composer.scss';

const COUNTED_FROM = COMMENT_MAX_LENGTH * 0.9;

/** A form for a new comment with one line, which grows with the text. It has no room for errors, which are shown in alerts. */
export function Composer( { writing }: { readonly writing: WritingState } ) {
	const { target, user, begin } = writing;
	const finish = useAfterSubmission();
	const id = useId();
	const alert = useDispatch( alertStore );
	const [ form, setForm ] = useState< HTMLFormElement | null >( null );
	const submission = useCommentSubmission(
		target,
		NEW_TASK,
		( sent ) => finish( NEW_TASK, sent ),
		( error ) =>
			void alert.show(
				<>
					{ failureText( error ) }{ ' ' }
					{ error.form && <InsteadLink form={ error.form } /> }
				</>
			)
	);
	const { isSending, rules, wait } = submission;
	const content = submission.form.watch( 'content' ) ?? '';
	const left = COMMENT_MAX_LENGTH - content.length;
	const isCounted = content.length > COUNTED_FROM;

	async function submit(): Promise< void > {
		if ( user === null ) {
			begin( NEW_TASK );
		} else if ( left < 0 ) {
			void alert.show( tooLong( COMMENT_MAX_LENGTH ) );
		} else {
			await submission.submit();
			const { error } = submission.form.getFieldState( 'content' );
			if ( error?.type === 'validate' && error.message ) {
				void alert.show( error.message );
			}
		}
	}
	useCtrlEnter( form, submit );

	return (
		<form
			ref={ setForm }
			className="hien-comment-composer"
			onSubmit={ ( event ) => {
				event.preventDefault();
				void submit();
			} }
		>
			{ user && <UserAvatar user={ user } /> }
			<span className="hien-composer">
				<label className="hien-visually-hidden" htmlFor={ id }>
					{ __( 'Viết bình luận', 'hien' ) }
				</label>
				<textarea
					{ ...submission.form.register( 'content', rules ) }
					className="hien-composer__input"
					id={ id }
					rows={ 1 }
					placeholder={ __( 'Viết bình luận…', 'hien' ) }
					readOnly={ isSending }
				/>
				{ isCounted && (
					<span
						className="hien-comment-composer__left"
						aria-hidden="true"
					>
						{ left }
					</span>
				) }
				<LiveRegion message={ isCounted && remainingText( left ) } />
			</span>
			<button
				className="hien-send"
				type="submit"
				aria-label={
					isSending ? __( 'Đang gửi', 'hien' ) : __( 'Gửi', 'hien' )
				}
				aria-disabled={ wait > 0 || undefined }
			>
				{ isSending && <Spinner label={ __( 'Đang gửi', 'hien' ) } /> }
				{ ! isSending && wait > 0 && <span>{ wait }</span> }
				{ ! isSending && wait === 0 && <Icon icon={ Send } /> }
			</button>
		</form>
	);
}
