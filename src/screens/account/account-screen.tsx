import { LazySlot } from '../../components/ui/lazy-slot/lazy-slot';
import { LoadError } from '../../components/ui/empty/empty';
import { ListSkeleton } from '../../components/ui/skeleton/skeleton';
import { ROUTES } from '../../contract/routes';
import type { Account } from '../../contract/types';
import { lazyWithRetry } from '../../lib/lazy-with-retry';
import { restPath } from '../../lib/paths';
import type { ScreenProps } from '../../lib/screen-props';
import { useResponse } from '../../stores/use-response';
import { Side } from './side';
import './account-screen.scss';

const Sections = lazyWithRetry( () =>
	import( /* webpackChunkName: "account" */ './sections' ).then(
		( module ) => module.Sections
	)
);

/** The account of the member; the URL names the section. Twin: theme/screens/account.php */
export function AccountScreen( { screen }: ScreenProps ) {
	const response = useResponse(
		restPath< Account >( ROUTES.account.rest[ 0 ] )
	);
	if ( response.status === 'loading' ) {
		return <ListSkeleton />;
	}
	if ( response.status === 'error' ) {
		return <LoadError retry={ response.retry } error={ response.error } />;
	}
	const account = response.data;
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
