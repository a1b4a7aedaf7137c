import { saveDraft, savedDraft } from './drafts';
import { forgetDrafts } from './forget-drafts';

it( 'are forgotten at once, and nothing else of the tab is', () => {
	saveDraft( 'comment-posts-1-new-0-content', 'Bài hay quá' );
	saveDraft( 'contact-content', 'Chào tác giả' );
	window.sessionStorage.setItem( 'hien-other', '1' );
	forgetDrafts();
	expect( savedDraft( 'comment-posts-1-new-0-content' ) ).toBe( '' );
	expect( savedDraft( 'contact-content' ) ).toBe( '' );
	expect( window.sessionStorage.getItem( 'hien-other' ) ).toBe( '1' );
} );
