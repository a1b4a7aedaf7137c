import { BINH } from '../../tests/js/fixtures';
import { writeBoot } from '../../tests/js/server';
import { forgetDrafts, saveDraft, savedDraft } from './drafts';

beforeEach( () => {
	writeBoot();
} );

it( 'are forgotten at once, and nothing else of the tab is', () => {
	saveDraft( 'comment-posts-1-new-0-content', 'Bài hay quá' );
	saveDraft( 'contact-content', 'Chào tác giả' );
	window.sessionStorage.setItem( 'hien-other', '1' );
	forgetDrafts();
	expect( savedDraft( 'comment-posts-1-new-0-content' ) ).toBe( '' );
	expect( savedDraft( 'contact-content' ) ).toBe( '' );
	expect( window.sessionStorage.getItem( 'hien-other' ) ).toBe( '1' );
} );

it( 'stay when their writer signs in, and are gone when another member does', () => {
	saveDraft( 'contact-content', 'Chào tác giả' );
	writeBoot( { user: { ...BINH, id: 7 } } );
	expect( savedDraft( 'contact-content' ) ).toBe( 'Chào tác giả' );
	saveDraft( 'contact-content', 'Chào tác giả ạ' );
	writeBoot();
	expect( savedDraft( 'contact-content' ) ).toBe( 'Chào tác giả ạ' );
	writeBoot( { user: { ...BINH, id: 8 } } );
	expect( savedDraft( 'contact-content' ) ).toBe( '' );
} );
