import { createReduxStore } from '@wordpress/data';
import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';
import type { Screen } from '../../contract/types';

interface State {
	/** The screen of the image that the lightbox was opened with; null while it is closed. */
	readonly screen: Screen | null;
	/** Comments that are not sent yet, by the number of the image. */
	readonly drafts: Readonly< Record< number, string > >;
}

type Action =
	| { readonly type: 'SET'; readonly screen: Screen | null }
	| {
			readonly type: 'DRAFT';
			readonly id: number;
			readonly content: string;
	  };

const initialState: State = { screen: null, drafts: {} };

function reducer( state = initialState, action: Action ): State {
	switch ( action.type ) {
		case 'SET':
			return { ...state, screen: action.screen };
		case 'DRAFT':
			return {
				...state,
				drafts: { ...state.drafts, [ action.id ]: action.content },
			};
		default:
			return state;
	}
}

const actions = {
	open: ( screen: Screen ): Action => ( { type: 'SET', screen } ),
	close: (): Action => ( { type: 'SET', screen: null } ),
	draft: ( id: number, content: string ): Action => ( {
		type: 'DRAFT',
		id,
		content,
	} ),
};

const selectors = {
	getScreen: ( { screen }: State ): Screen | null => screen,
	/** Null where the field was not used since the page was loaded. */
	getDraft: ( { drafts }: State, id: number ): string | null =>
		drafts[ id ] ?? null,
};

export type LightboxStore = StoreDescriptor<
	ReduxStoreConfig< State, typeof actions, typeof selectors >
>;

/** Which image is open over the page, and the drafts of comments. */
export const lightboxStore: LightboxStore = createReduxStore<
	State,
	typeof actions,
	typeof selectors
>( 'hien/lightbox', { reducer, actions, selectors } );
