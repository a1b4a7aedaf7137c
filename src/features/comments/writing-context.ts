import { createContext, useContext } from 'react';
import type { ComponentType } from 'react';
import type { Comment, CommentList, SignedInUser } from '../../contract/types';
import type { RestPath } from '../../lib/paths';

/** What comments are about, and how their list is loaded again. */
export interface CommentTarget {
	readonly type: 'posts' | 'images';
	/** Number of the post, or of the image. */
	readonly id: number;
	/** Path of its page, without a page of the comments. */
	readonly path: string;
	/** REST path of the comments that are shown, and the page that it answers; null if they come page after page. */
	readonly list: {
		readonly rest: RestPath< CommentList >;
		readonly page: number;
	} | null;
}

/** What somebody is about to do with comments. */
export type Task =
	| { readonly kind: 'new' }
	| {
			readonly kind: 'reply' | 'edit' | 'delete';
			readonly comment: Comment;
	  };

/** What a task has led to. */
export interface Outcome {
	/** Number of the comment that was written, which is brought into view. */
	readonly fresh: number | null;
	/** Announced to screen readers. */
	readonly message: string;
}

/** The code for writing, which is loaded when it is needed: writer.tsx. */
export interface Writer {
	readonly PageSlot: ComponentType< {
		readonly comments: readonly Comment[];
	} >;
	readonly CommentSlot: ComponentType< { readonly id: number } >;
	readonly OwnActions: ComponentType< { readonly comment: Comment } >;
	readonly Composer: ComponentType< { readonly writing: WritingState } >;
}

export interface WritingState {
	readonly target: CommentTarget;
	readonly user: SignedInUser | null;
	/** Whether comments may be written here. */
	readonly isOpen: boolean;
	/** How deep replies may go; 1 where there are none. */
	readonly maxDepth: number;
	/** Null until it is loaded. */
	readonly writer: Writer | null;
	/** What somebody is doing. */
	readonly task: Task | null;
	/** Of the last task. */
	readonly outcome: Outcome;
	readonly load: () => Promise< boolean >;
	readonly begin: ( task: Task ) => void;
	readonly end: ( outcome: Outcome | null ) => void;
	/** Loads a list that comes page after page again; see WritingProvider. */
	readonly reload: Reload | undefined;
}

/**
 * Loads the list again, up to a comment that was just written; null after one was deleted. Resolves to whether the
 * comment is in the list now, and for null to whether the list could be loaded.
 */
export type Reload = ( comment: number | null ) => Promise< boolean >;

/** Null if comments are only shown. */
export const WritingContext = createContext< WritingState | null >( null );

export function useWriting(): WritingState | null {
	return useContext( WritingContext );
}
