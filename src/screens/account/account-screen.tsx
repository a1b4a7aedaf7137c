import { LazySlot } from '../../components/ui/lazy-slot/lazy-slot';
import { lazyWithRetry } from '../../lib/lazy-with-retry';
import { withData } from '../with-data';
import type { DataProps } from '../with-data';
import { Side } from './side';
import '../../components/site/footer/footer.scss';
import './account-screen.scss';

const Sections = lazyWithRetry( () =>
	import( /* webpackChunkName: "account" */ './sections' ).then(
		( module ) => module.Sections
	)
);

function Account( { screen, data: { account } }: DataProps< 'account' > ) {
	return (
		<div className="hien-account">
			<Side account={ account } path={ screen.path } />
			<section className="hien-card hien-account__panel">
				{ /* The server prints a message in it; React ignores its content. */ }
				<noscript />
				<LazySlot>
					<Sections account={ account } screen={ screen } />
				</LazySlot>
			</section>
		</div>
	);
}

/** The account of the member; the URL names the section. Twin: theme/screens/account.php */
export const AccountScreen = withData( Account );
