/*
 * Types of the parts of wp-admin's packages that src/admin uses. The packages' own types take a gigabyte.
 */

declare module '@wordpress/blocks' {
	import type { ComponentType } from 'react';

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
			edit: ComponentType< BlockEditProps< Attributes > >;
			save: () => null;
		}
	): void;
}

declare module '@wordpress/block-editor' {
	import type { ComponentProps, ReactNode } from 'react';

	export function BlockControls( props: { children: ReactNode } ): ReactNode;

	export function useBlockProps(): ComponentProps< 'div' >;
}

declare module '@wordpress/server-side-render' {
	import type { ComponentType, ReactNode } from 'react';

	/** Shows what the server prints for a block. */
	export default function ServerSideRender( props: {
		block: string;
		attributes: object;
		urlQueryArgs: { post_id: number | undefined };
		/** Instead of an empty block. */
		EmptyResponsePlaceholder: ComponentType;
		ErrorResponsePlaceholder: ComponentType;
	} ): ReactNode;
}

declare module '@wordpress/plugins' {
	import type { ComponentType } from 'react';

	export function registerPlugin(
		name: string,
		settings: { render: ComponentType }
	): void;
}

declare module '@wordpress/editor' {
	import type { ReactNode } from 'react';
	import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';

	export function PluginDocumentSettingPanel( props: {
		name: string;
		title: string;
		children: ReactNode;
	} ): ReactNode;

	export function PluginPrePublishPanel( props: {
		title: string;
		/** Name of a Dashicon. */
		icon: string;
		initialOpen: boolean;
		children: ReactNode;
	} ): ReactNode;

	export const store: StoreDescriptor<
		ReduxStoreConfig<
			unknown,
			{
				lockPostSaving: ( lock: string ) => void;
				unlockPostSaving: ( lock: string ) => void;
				toggleEditorPanelOpened: ( name: string ) => void;
				removeEditorPanel: ( name: string ) => void;
			},
			{
				getCurrentPostType: () => string;
				getEditedPostAttribute: (
					state: unknown,
					name: string
				) => unknown;
				/** The slug that the content has or would get; its id while it has no title. */
				getEditedPostSlug: () => string | number;
				isPublishSidebarOpened: () => boolean;
				isEditorPanelOpened: (
					state: unknown,
					name: string
				) => boolean;
			}
		>
	>;
}

declare module '@wordpress/core-data' {
	import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';

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
		readonly edit: ( changes: Partial< Fields > ) => Promise< void >;
		/** Rejects with the error response of the REST call. */
		readonly save: () => Promise< unknown >;
	};

	export function useEntityRecords< Fields >(
		kind: 'postType' | 'taxonomy' | 'root',
		name: string,
		query: {
			readonly per_page: number;
			readonly capabilities?: string;
			readonly search?: string;
		}
	): {
		readonly records: readonly Fields[] | null;
		/** Also true if they could not be loaded. */
		readonly hasResolved: boolean;
	};

	export function useEntityProp< Value >(
		kind: 'postType',
		type: string,
		prop: string
	): [ Value | undefined, ( value: Value ) => void ];

	export const store: StoreDescriptor<
		ReduxStoreConfig<
			unknown,
			object,
			{
				getEntityRecord: (
					state: unknown,
					kind: 'postType',
					type: 'attachment',
					id: number
				) => Attachment | undefined;
			}
		>
	>;
}

declare module '@wordpress/a11y' {
	/** Announces a message to screen readers. */
	export function speak( message: string ): void;
}

declare module '@wordpress/notices' {
	import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';

	export const store: StoreDescriptor<
		ReduxStoreConfig<
			unknown,
			{
				createWarningNotice: (
					text: string,
					options: { readonly id: string }
				) => void;
				removeNotice: ( id: string ) => void;
			},
			object
		>
	>;
}

declare module '@wordpress/html-entities' {
	export function decodeEntities( text: string ): string;
}

declare module '@wordpress/media-utils' {
	import type { ReactNode } from 'react';

	export function MediaUpload( props: {
		title: string;
		allowedTypes?: string[] | undefined;
		value: number;
		onSelect: ( media: { readonly id: number } ) => void;
		render: ( props: { open: () => void } ) => ReactNode;
	} ): ReactNode;
}

declare module '@wordpress/components' {
	import type { ComponentProps, ReactNode } from 'react';

	type Box = ( props: { children: ReactNode } ) => ReactNode;

	interface Option {
		readonly value: string;
		readonly label: string;
	}

	interface ControlProps {
		label?: string;
		help?: string;
		__nextHasNoMarginBottom: true;
	}

	export function TextareaControl(
		props: ControlProps &
			Omit< ComponentProps< 'textarea' >, 'onChange' | 'value' > & {
				value: string;
				onChange: ( value: string ) => void;
			}
	): ReactNode;

	export function SelectControl(
		props: ControlProps & {
			value: string;
			options: readonly Option[];
			onChange: ( value: string ) => void;
			'aria-invalid': boolean;
			__next40pxDefaultSize: true;
		}
	): ReactNode;

	/** A choice with a search. */
	export function ComboboxControl(
		props: ControlProps & {
			value: string | null;
			options: readonly Option[];
			onFilterValueChange: ( text: string ) => void;
			onChange: ( value: string | null | undefined ) => void;
			__next40pxDefaultSize: true;
		}
	): ReactNode;

	/** Shows something that cannot be used. */
	export const Disabled: Box;

	/** A block that has nothing to show yet. */
	export function Placeholder( props: {
		label: string;
		instructions?: string;
		children?: ReactNode;
	} ): ReactNode;

	export function ToolbarButton( props: {
		isPressed: boolean;
		onClick: () => void;
		children: ReactNode;
	} ): ReactNode;

	export function ToggleControl(
		props: ControlProps & {
			checked: boolean;
			onChange: ( value: boolean ) => void;
		}
	): ReactNode;

	export function TextControl(
		props: ControlProps &
			Omit< ComponentProps< 'input' >, 'onChange' | 'value' > & {
				value: string;
				onChange: ( value: string ) => void;
				__next40pxDefaultSize: true;
			}
	): ReactNode;

	export function Button(
		props: ComponentProps< 'button' > & {
			variant?: 'primary' | 'secondary' | 'tertiary' | 'link';
			isDestructive?: boolean;
			isBusy?: boolean;
			icon?: string;
			label?: string;
			size?: 'compact';
			/** Keeps the focus on a button that cannot be pressed now. */
			accessibleWhenDisabled?: boolean;
			__next40pxDefaultSize?: true;
		}
	): ReactNode;

	export function Card( props: {
		id?: string;
		children: ReactNode;
	} ): ReactNode;
	export const CardBody: Box;
	export const CardHeader: Box;
	export const PanelRow: Box;
	export const ToolbarGroup: Box;

	export function Flex( props: {
		justify?: string;
		children: ReactNode;
	} ): ReactNode;

	export function Spinner(): ReactNode;

	export function ProgressBar( props: {
		/** Percent. */
		value: number;
		className: string;
		'aria-label': string;
	} ): ReactNode;

	export function Notice( props: {
		status: 'success' | 'warning' | 'error';
		isDismissible: boolean;
		actions?: { label: string; onClick: () => void }[];
		children: ReactNode;
	} ): ReactNode;

	export function TabPanel( props: {
		tabs: { name: string; title: string }[];
		initialTabName?: string | undefined;
		children: ( tab: { name: string } ) => ReactNode;
	} ): ReactNode;

	export const BaseControl: {
		( props: ControlProps & { children: ReactNode } ): ReactNode;
		VisualLabel: ( props: { children: ReactNode } ) => ReactNode;
	};
}
