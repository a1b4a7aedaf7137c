/*
 * Types of the parts of wp-admin's packages that src/admin uses. The packages' own types take a gigabyte.
 */

type WordPressStore< Actions, Selectors > =
	import( '@wordpress/data' ).StoreDescriptor<
		import( '@wordpress/data' ).ReduxStoreConfig<
			unknown,
			Actions,
			Selectors
		>
	>;

declare module '@wordpress/blocks' {
	export interface BlockEditProps< Attributes > {
		readonly attributes: Attributes;
		readonly setAttributes: ( changes: Partial< Attributes > ) => void;
		/** What `usesContext` of the block's block.json names. */
		readonly context: {
			readonly postId?: number;
			readonly postType?: string;
		};
	}

	export function registerBlockType< Attributes >(
		name: string,
		settings: {
			edit: React.ComponentType< BlockEditProps< Attributes > >;
			save: () => null;
		}
	): void;
}

declare module '@wordpress/block-editor' {
	export function BlockControls( props: {
		children: React.ReactNode;
	} ): React.ReactNode;

	export function useBlockProps(): React.ComponentProps< 'div' >;
}

declare module '@wordpress/server-side-render' {
	/** Shows what the server prints for a block. */
	export default function ServerSideRender( props: {
		block: string;
		attributes: object;
		urlQueryArgs: { post_id: number | undefined };
		/** Instead of an empty block. */
		EmptyResponsePlaceholder: React.ComponentType;
		ErrorResponsePlaceholder: React.ComponentType;
	} ): React.ReactNode;
}

declare module '@wordpress/plugins' {
	export function registerPlugin(
		name: string,
		settings: { render: React.ComponentType }
	): void;
}

declare module '@wordpress/editor' {
	export function PluginDocumentSettingPanel( props: {
		name: string;
		title: string;
		children: React.ReactNode;
	} ): React.ReactNode;

	export function PluginPrePublishPanel( props: {
		title: string;
		/** Name of a Dashicon. */
		icon: string;
		initialOpen: boolean;
		children: React.ReactNode;
	} ): React.ReactNode;

	export const store: WordPressStore<
		{
			lockPostSaving: ( lock: string ) => void;
			unlockPostSaving: ( lock: string ) => void;
			toggleEditorPanelOpened: ( name: string ) => void;
			removeEditorPanel: ( name: string ) => void;
		},
		{
			getCurrentPostType: () => string;
			getEditedPostAttribute: ( state: unknown, name: string ) => unknown;
			/** The slug that the content has or would get; its id while it has no title. */
			getEditedPostSlug: () => string | number;
			isPublishSidebarOpened: () => boolean;
			isEditorPanelOpened: ( state: unknown, name: string ) => boolean;
		}
	>;
}

declare module '@wordpress/core-data' {
	interface Attachment {
		readonly id: number;
		readonly source_url: string;
		readonly media_type: 'image' | 'file';
		readonly alt_text: string;
		readonly media_details: {
			readonly sizes?: {
				readonly medium?: { readonly source_url: string };
				readonly thumbnail?: { readonly source_url: string };
			};
		};
	}

	export function useEntityRecord< Fields >(
		kind: 'root',
		name: 'site'
	): {
		/** The stored values. */
		readonly record: Fields;
		readonly editedRecord: Fields;
		readonly hasEdits: boolean;
		readonly hasResolved: boolean;
		readonly status: 'IDLE' | 'RESOLVING' | 'SUCCESS' | 'ERROR';
		/** A field that is undefined is no longer edited. */
		readonly edit: ( changes: {
			readonly [ Name in keyof Fields ]?: Fields[ Name ] | undefined;
		} ) => Promise< void >;
		/** Rejects with the error response of the REST call. */
		readonly save: () => Promise< unknown >;
	};

	export function useEntityRecords< Fields >(
		kind: 'postType' | 'taxonomy' | 'root',
		name: string,
		query: {
			readonly per_page?: number;
			readonly capabilities?: string;
			readonly search?: string;
			readonly slug?: string;
			readonly context?: 'view';
		},
		options?: { readonly enabled: boolean }
	): {
		readonly records: readonly Fields[] | null;
		/** Also true if they could not be loaded. */
		readonly hasResolved: boolean;
		readonly status: 'IDLE' | 'RESOLVING' | 'SUCCESS' | 'ERROR';
	};

	export function useEntityProp< Value >(
		kind: 'postType',
		type: string,
		prop: string
	): [ Value | undefined, ( value: Value ) => void ];

	export const store: WordPressStore<
		object,
		{
			getEntityRecord: (
				state: unknown,
				kind: 'postType',
				type: 'attachment',
				id: number
			) => Attachment | undefined;
		}
	>;
}

declare module '@wordpress/a11y' {
	/** Announces a message to screen readers. */
	export function speak( message: string ): void;
}

declare module '@wordpress/notices' {
	export const store: WordPressStore<
		{
			createWarningNotice: (
				text: string,
				options: { readonly id: string }
			) => void;
			removeNotice: ( id: string ) => void;
		},
		object
	>;
}

declare module '@wordpress/html-entities' {
	export function decodeEntities( text: string ): string;
}

declare module '@wordpress/media-utils' {
	export function MediaUpload( props: {
		title: string;
		allowedTypes?: string[] | undefined;
		value: number;
		onSelect: ( media: { readonly id: number } ) => void;
		render: ( props: { open: () => void } ) => React.ReactNode;
	} ): React.ReactNode;
}
