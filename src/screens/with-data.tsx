import type { ComponentType } from 'react';
import { LoadError } from '../components/ui/empty/empty';
import { TextSkeleton } from '../components/ui/skeleton/skeleton';
import { ROUTES } from '../contract/routes';
import type { RouteName, ScreenData } from '../contract/routes';
import type { ScreenOf, ScreenProps } from '../lib/screen-props';
import { responsePath } from '../stores/responses';
import { useResponse } from '../stores/use-response';

/** Names of the responses that a screen is not shown without: all that its route has, but the comments, which may come later. */
function namesOf( route: RouteName ): string[] {
	return Object.keys( ROUTES[ route ].rest ).filter(
		( name ) => name !== 'comments'
	);
}

export interface DataProps< Route extends RouteName > {
	readonly screen: ScreenOf< Route >;
	/** The responses of the route, by their names in routes.php. */
	readonly data: Omit< ScreenData[ Route ], 'comments' >;
}

interface StepProps< Route extends RouteName > extends ScreenProps< Route > {
	readonly View: ComponentType< DataProps< Route > >;
	readonly names: readonly string[];
	readonly known: Readonly< Record< string, unknown > >;
}

/** Waits for the first of the named responses, then for the others. */
function Step< Route extends RouteName >( props: StepProps< Route > ) {
	const { screen, View, names, known } = props;
	const [ name = '', ...others ] = names;
	const response = useResponse(
		responsePath( screen, name as keyof ScreenData[ Route ] & string )
	);
	if ( response.status !== 'ready' ) {
		const note =
			response.status === 'loading' ? (
				<TextSkeleton />
			) : (
				<LoadError retry={ response.retry } error={ response.error } />
			);
		return screen.layout === 'detail' ? (
			<div className="hien-layout is-detail">{ note }</div>
		) : (
			note
		);
	}
	const data = { ...known, [ name ]: response.data };
	return others.length > 0 ? (
		<Step { ...props } names={ others } known={ data } />
	) : (
		<View screen={ screen } data={ data as DataProps< Route >[ 'data' ] } />
	);
}

/**
 * Makes a screen of a component that needs the responses of its route. They come with the screen; where the store has
 * dropped one since, it is fetched again, and a placeholder or the message of a failure is shown.
 */
export function withData< Route extends RouteName >(
	View: ComponentType< DataProps< Route > >
) {
	function DataScreen( { screen }: ScreenProps< Route > ) {
		return (
			<Step
				screen={ screen }
				View={ View }
				names={ namesOf( screen.route as Route ) }
				known={ {} }
			/>
		);
	}
	return DataScreen;
}
