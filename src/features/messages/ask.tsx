import { __ } from '@wordpress/i18n';
import { NeedsScript } from '../../components/ui/form/needs-script';
import { LazySlot } from '../../components/ui/lazy-slot/lazy-slot';
import { loginLink } from '../../lib/account-links';
import { lazyWithRetry } from '../../lib/lazy-with-retry';
import { useUser } from '../../stores/session';
import './ask.later.scss';

const QuestionForm = lazyWithRetry( () =>
	import( /* webpackChunkName: "messages" */ './question-form' ).then(
		( module ) => module.QuestionForm
	)
);

interface Props {
	/** Path of the page, to which the login screen leads back. */
	readonly path: string;
}

/** The form to ask the author a question; visitors get a link to sign in. Twin: theme/parts/messages/ask.php */
export function Ask( { path }: Props ) {
	const title = __( 'Gửi câu hỏi của bạn', 'hien' );
	return (
		<section className="hien-card hien-ask" aria-label={ title }>
			<h2 className="hien-ask__title">{ title }</h2>
			{ useUser() ? (
				<>
					<NeedsScript />
					<LazySlot>
						<QuestionForm />
					</LazySlot>
				</>
			) : (
				<p>
					<a className="hien-ask__login" href={ loginLink( path ) }>
						{ __( 'Đăng nhập để đặt câu hỏi', 'hien' ) }
					</a>
				</p>
			) }
		</section>
	);
}
