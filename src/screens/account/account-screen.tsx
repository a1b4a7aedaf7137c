import { LazySlot } from '../../components/ui/lazy-slot/lazy-slot';
import { LoadError } from '../../components/ui/empty/empty';
import { ListSkeleton } from '../../components/ui/skeleton/skeleton';
import { lazyWithRetry } from '../../lib/lazy-with-retry';
import type { ScreenProps } from '../../lib/screen-props';
import { useScreenData } from '../../stores/use-screen-data';
import { Side } from './side';
import './account-screen.scss';

const Sections = lazyWithRetry( () =>
	import( /* webpackChunkName: "account" */ './sections' ).then(
		( module ) => module.Sections
	)
);

/** The account of the member; the URL names the section. Twin: theme/screens/account.php */
export function AccountScreen( { screen }: ScreenProps< 'account' > ) {
	const response = useScreenData( screen, 'account' );
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
