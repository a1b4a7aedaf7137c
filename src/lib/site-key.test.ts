import { outboxName } from '../features/chat/unsent';
import { forgetDrafts, saveDraft, savedDraft } from './drafts';
import { writeBoot } from '../../tests/js/server';

afterEach( () => {
	window.sessionStorage.clear();
	window.localStorage.clear();
} );

it( 'keeps apart what two sites of one origin store', () => {
	writeBoot();
	saveDraft( 'contact', 'Của trang một' );
	const outbox = outboxName( '5' );
	window.localStorage.setItem( outbox, 'Chưa gửi' );

	writeBoot( { base: '/blog' } );
	expect( savedDraft( 'contact' ) ).toBe( '' );
	expect( outboxName( '5' ) ).not.toBe( outbox );
	forgetDrafts();

	writeBoot();
	expect( savedDraft( 'contact' ) ).toBe( 'Của trang một' );
	expect( window.localStorage.getItem( outbox ) ).toBe( 'Chưa gửi' );
} );
