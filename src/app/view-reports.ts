import type { DataRegistry } from '@wordpress/data';
import { reportView } from '../api/views';
import type { RouteName } from '../contract/routes';
import type { Screen } from '../contract/types';
import { navigationStore } from '../stores/navigation';

/** Seconds in a visible tab after which content counts as read. */
const READING_SECONDS = 5;

/** Routes whose views the server counts. */
const COUNTED: readonly string[] = [
	'post',
	'video',
	'course',
] satisfies RouteName[];

/** The id of the post, video or course that a screen shows; null for other screens. */
function readableId( screen: Screen | null ): number | null {
	const id = screen?.params[ 'id' ];
	return screen && COUNTED.includes( screen.route ) && typeof id === 'number'
		? id
		: null;
}

/** Reports posts, videos and courses shown in a visible tab for READING_SECONDS, each once. Returns what stops it. */
export function startViewReports( registry: DataRegistry ): () => void {
	const reported = new Set< number >();
	let shown: Screen | null = null;
	let timer: ReturnType< typeof setInterval > | undefined;

	function watch( id: number ): void {
		let seconds = 0;
		timer = setInterval( () => {
			seconds += document.visibilityState === 'visible' ? 1 : 0;
			if ( seconds === READING_SECONDS ) {
				clearInterval( timer );
				reported.add( id );
				reportView( id );
			}
		}, 1000 );
	}

	function onChange(): void {
		const screen = registry.select( navigationStore ).getScreen();
		if ( screen === shown ) {
			return;
		}
		shown = screen;
		clearInterval( timer );
		const id = readableId( screen );
		if ( id !== null && ! reported.has( id ) ) {
			watch( id );
		}
	}

	onChange();
	const unsubscribe = registry.subscribe( onChange, navigationStore );
	return () => {
		unsubscribe();
		clearInterval( timer );
	};
}
