import { createReduxStore } from '@wordpress/data';
import type {
	ReduxStoreConfig,
	StoreDescriptor,
	ThunkArgs,
} from '@wordpress/data';
import type { Resource } from '../api/resources';
import { loadingStore } from './loading';

/** Responses by REST path. */
type Responses< Response > = Readonly< Record< string, Response > >;

interface State< Response > {
	readonly responses: Responses< Response >;
}

interface ReceiveAction< Response > {
	readonly type: 'RECEIVE';
	readonly path: string;
	readonly response: Response;
}

interface Actions< Response > {
	receive: ( path: string, response: Response ) => ReceiveAction< Response >;
}

interface Selectors< Response > {
	getResponse: (
		state: State< Response >,
		path: string
	) => Response | undefined;
	getResponses: ( state: State< Response > ) => Responses< Response >;
}

export type ResourceStore< Response > = StoreDescriptor<
	ReduxStoreConfig<
		State< Response >,
		Actions< Response >,
		Selectors< Response >
	>
>;

/**
 * The store of a REST resource, `hien/<name>`.
 *
 * A response is found by the path that gave it. What is not there yet is fetched by the first `getResponse()`, which
 * runs the loading bar; @wordpress/data keeps whether that is under way or failed.
 */
export function createResourceStore< Response >(
	resource: Resource< Response >
): ResourceStore< Response > {
	const initialState: State< Response > = { responses: {} };
	const actions: Actions< Response > = {
		receive: ( path, response ) => ( { type: 'RECEIVE', path, response } ),
	};
	const selectors: Selectors< Response > = {
		getResponse: ( { responses }, path ) => responses[ path ],
		getResponses: ( { responses } ) => responses,
	};

	function reducer(
		state = initialState,
		action: ReceiveAction< Response >
	): State< Response > {
		if ( action.type !== 'RECEIVE' ) {
			return state;
		}
		const { path, response } = action;
		// A click brings again what was rendered ahead.
		return state.responses[ path ] === response
			? state
			: { responses: { ...state.responses, [ path ]: response } };
	}

	const getResponse =
		( path: string ) =>
		async ( {
			dispatch,
			registry,
		}: ThunkArgs< ResourceStore< Response > > ) => {
			const loading = registry.dispatch( loadingStore );
			void loading.start();
			try {
				await dispatch.receive( path, await resource.get( path ) );
				void loading.finish();
			} catch ( error ) {
				void loading.fail();
				throw error;
			}
		};

	return createReduxStore<
		State< Response >,
		Actions< Response >,
		Selectors< Response >
	>( `hien/${ resource.name }`, {
		reducer,
		actions,
		selectors,
		resolvers: {
			// The type of `resolvers` knows functions only; @wordpress/data also reads this property.
			getResponse: Object.assign( getResponse, {
				isFulfilled: (
					{ responses }: State< Response >,
					path: string
				) => path in responses,
			} ),
		},
	} );
}
