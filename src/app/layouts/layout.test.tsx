import { act } from '@testing-library/react';
import { latestScreen, postScreen } from '../../../tests/js/fixtures';
import { renderApp } from '../../../tests/js/render-app';
import { serve } from '../../../tests/js/server';
import { Footer } from '../../components/site/footer/footer';
import { navigationStore } from '../../stores/navigation';
import { responsesStore, responsesOf } from '../../stores/responses';
import { loadAllCode } from '../screen-code';

jest.mock( '../../components/site/footer/footer', () => ( {
	Footer: jest.fn( () => null ),
} ) );

it( 'does not render the footer again when a visitor goes to another screen', async () => {
	serve( {} );
	const { registry } = await renderApp( latestScreen() );
	const next = postScreen();
	await loadAllCode( next.route );
	void registry.dispatch( responsesStore ).receive( responsesOf( next ) );
	jest.mocked( Footer ).mockClear();
	act( () => {
		void registry
			.dispatch( navigationStore )
			.commit( next, new URL( next.path, window.location.href ) );
	} );
	expect( Footer ).not.toHaveBeenCalled();
} );
