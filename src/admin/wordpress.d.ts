/*
 * What src/admin uses of the packages that wp-admin has as scripts. Their own type packages would bring a gigabyte.
 */

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

	export const store: StoreDescriptor<
		ReduxStoreConfig<
			unknown,
			{
				lockPostSaving: ( lock: string ) => void;
				unlockPostSaving: ( lock: string ) => void;
				toggleEditorPanelOpened: ( name: string ) => void;
			},
			{
				getCurrentPostType: () => string;
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
	}

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

declare module '@wordpress/block-editor' {
	import type { ReactNode } from 'react';

	export function MediaUpload( props: {
		title: string;
		allowedTypes?: string[] | undefined;
		value: number;
		onSelect: ( media: { readonly id: number } ) => void;
		render: ( props: { open: () => void } ) => ReactNode;
	} ): ReactNode;

	export function MediaUploadCheck( props: {
		children: ReactNode;
	} ): ReactNode;
}

declare module '@wordpress/components' {
	import type { ComponentProps, ReactNode } from 'react';

	interface ControlProps {
		label?: string;
		help?: string;
		__nextHasNoMarginBottom: true;
	}

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
			__next40pxDefaultSize?: true;
		}
	): ReactNode;

	export function Flex( props: {
		justify?: string;
		children: ReactNode;
	} ): ReactNode;

	export function PanelRow( props: { children: ReactNode } ): ReactNode;

	export const BaseControl: {
		( props: ControlProps & { children: ReactNode } ): ReactNode;
		VisualLabel: ( props: { children: ReactNode } ) => ReactNode;
	};
}
