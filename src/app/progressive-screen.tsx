import { startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { ExtentContext } from '../components/ui/later/later';
import { afterPaint } from '../lib/after-paint';

interface Props {
	/** Differs for every screen that is shown; a preview and its screen share it. */
	readonly screenKey: number;
	/** Whether all of the screen is rendered in one step. */
	readonly isWhole: boolean;
	/** Whether only the title of the screen is known yet. */
	readonly isPreview: boolean;
	/** Loads what the children of `Later` need; must be stable while the screen is the same. */
	readonly loadRest: () => Promise< void >;
	readonly children: ReactNode;
}

/** Renders the head of a screen at once, and the children of `Later` after the next paint. */
export function ProgressiveScreen( {
	screenKey,
	isWhole: isInOneStep,
	isPreview,
	loadRest,
	children,
}: Props ) {
	const [ finishedKey, setFinishedKey ] = useState( screenKey );
	const isWhole = isInOneStep || finishedKey === screenKey;
	useEffect( () => {
		if ( isWhole || isPreview ) {
			return;
		}
		let isCurrent = true;
		const finish = async () => {
			await loadRest();
			if ( isCurrent ) {
				startTransition( () => setFinishedKey( screenKey ) );
			}
		};
		const cancel = afterPaint( () => void finish() );
		return () => {
			isCurrent = false;
			cancel();
		};
	}, [ screenKey, isWhole, isPreview, loadRest ] );
	const firstExtent = isPreview ? 'title' : 'head';
	return (
		<ExtentContext.Provider value={ isWhole ? 'whole' : firstExtent }>
			{ children }
		</ExtentContext.Provider>
	);
}
