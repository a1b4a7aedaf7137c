import { lazy, memo, Suspense } from 'react';
import type { ComponentType } from 'react';
import { importWithRetry } from '../../lib/import-with-retry';
import type { ScreenProps } from '../../lib/screen-props';
import type { Props } from './save-button';

/*
 * Lazy components, which are not part of the code of a screen: the server prints the buttons, and they are hydrated
 * when their code is loaded. Whoever needs their chunks first, app/start.tsx and the account screen, reloads the page
 * where one is gone.
 */
const lazyPart = < P, >( importIt: () => Promise< ComponentType< P > > ) =>
	lazy( async () => ( { default: await importWithRetry( importIt ) } ) );

const Button = /* #__PURE__ */ lazyPart< Props >( () =>
	import( /* webpackChunkName: "later" */ './save-button' ).then(
		( module ) => module.SaveButton
	)
);

export const FavoritesList = /* #__PURE__ */ lazyPart<
	ScreenProps< 'account' >
>( () =>
	import( /* webpackChunkName: "account" */ './favorites-list' ).then(
		( module ) => module.FavoritesList
	)
);

export const FavoritesNotice = /* #__PURE__ */ lazyPart( () =>
	import( /* webpackChunkName: "later" */ './favorites-notice' ).then(
		( module ) => module.FavoritesNotice
	)
);

/** Saves something, or removes it. Twin: theme/parts/favorites/save-button.php */
// Memoised: React renders a boundary from scratch if it is updated before its code is loaded.
export const SaveButton = /* #__PURE__ */ memo( ( props: Props ) => (
	<Suspense>
		<Button { ...props } />
	</Suspense>
) );

interface CardProps {
	readonly type: Props[ 'type' ];
	readonly item: { readonly id: number; readonly title: string };
}

/** SaveButton as an action of a card. */
export function CardSaveButton( { type, item }: CardProps ) {
	return (
		<SaveButton
			type={ type }
			id={ item.id }
			title={ item.title }
			className="hien-post-card__action"
		/>
	);
}
