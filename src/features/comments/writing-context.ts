import { createContext, useContext } from 'react';
import type { ComponentType } from 'react';
import type { Comment, CommentList, SignedInUser } from '../../contract/types';
import type { RestPath } from '../../lib/paths';

/** What the comments belong to, and how their list is reloaded. */
export interface CommentTarget {
	readonly type: 'posts' | 'images';
	readonly id: number;
	/** Path of its page, without a page of the comments. */
	readonly path: string;
	/** REST path of the shown comments, and their page; null for the lightbox, which appends page after page. */
	readonly list: {
		readonly rest: RestPath< CommentList >;
		readonly page: number;
	} | null;
}

/** What the user is doing: writing, replying, editing or deleting. */
export type Task =
	| { readonly kind: 'new' }
	| {
			readonly kind: 'reply' | 'edit' | 'delete';
			readonly comment: Comment;
	  };

export const NEW_TASK: Task = { kind: 'new' };

export interface Outcome {
	/** Number of the written comment, which is focused; null for none. */
	readonly fresh: number | null;
	readonly message: string;
}

/** The lazy components of writing-components.tsx. */
export interface WritingComponents {
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
	readonly isOpen: boolean;
	/** Maximum depth of replies; 1 if there are none. */
	readonly maxDepth: number;
	readonly components: WritingComponents | null;
	readonly outcome: Outcome;
	readonly load: () => Promise< boolean >;
	readonly begin: ( task: Task ) => void;
	readonly end: ( outcome: Outcome | null ) => void;
	/** Reloads the list of the lightbox; undefined elsewhere. */
	readonly reload: Reload | undefined;
}

/**
 * Reloads the list, up to the comment that was just written; `comment` is null after a deletion. Resolves to whether
 * the comment is in the list now; for null, to whether the list could be loaded.
 */
export type Reload = ( comment: number | null ) => Promise< boolean >;

/** Null if comments are only shown. */
export const WritingContext = createContext< WritingState | null >( null );

/** The current task; apart, because a comment need not render again when a form opens. */
export const TaskContext = createContext< Task | null >( null );

export function useWriting(): WritingState | null {
	return useContext( WritingContext );
}
