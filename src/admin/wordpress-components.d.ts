/* Types of the parts of wp-admin's components that src/admin uses; the other packages are in wordpress.d.ts. */

declare module '@wordpress/components' {
	type Box = ( props: {
		id?: string;
		justify?: string;
		children: React.ReactNode;
	} ) => React.ReactNode;

	interface Option {
		readonly value: string;
		readonly label: string;
	}

	interface ControlProps {
		label?: string;
		help?: string;
		__nextHasNoMarginBottom: true;
	}

	type TextProps< Tag extends 'input' | 'textarea' > = ControlProps &
		Omit< React.ComponentProps< Tag >, 'onChange' | 'value' > & {
			value: string;
			onChange: ( value: string ) => void;
		};

	export function TextareaControl(
		props: TextProps< 'textarea' >
	): React.ReactNode;

	export function SelectControl(
		props: ControlProps & {
			value: string;
			options: readonly Option[];
			onChange: ( value: string ) => void;
			'aria-invalid': boolean;
			__next40pxDefaultSize: true;
		}
	): React.ReactNode;

	/** A choice with a search. */
	export function ComboboxControl(
		props: ControlProps & {
			value: string | null;
			options: readonly Option[];
			onFilterValueChange: ( text: string ) => void;
			onChange: ( value: string | null | undefined ) => void;
			__next40pxDefaultSize: true;
		}
	): React.ReactNode;

	/** Shows something that cannot be used. */
	export const Disabled: Box;

	/** A block that has nothing to show yet. */
	export function Placeholder( props: {
		label: string;
		instructions?: string;
		children?: React.ReactNode;
	} ): React.ReactNode;

	export function ToolbarButton( props: {
		isPressed: boolean;
		onClick: () => void;
		children: React.ReactNode;
	} ): React.ReactNode;

	export function ToggleControl(
		props: ControlProps & {
			checked: boolean;
			onChange: ( value: boolean ) => void;
		}
	): React.ReactNode;

	export function TextControl(
		props: TextProps< 'input' > & { __next40pxDefaultSize: true }
	): React.ReactNode;

	export function Button(
		props: React.ComponentProps< 'button' > & {
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
	): React.ReactNode;

	export const Card: Box;
	export const CardBody: Box;
	export const CardHeader: Box;
	export const PanelRow: Box;
	export const ToolbarGroup: Box;

	export const Flex: Box;

	export function Spinner(): React.ReactNode;

	export function ProgressBar( props: {
		/** Percent. */
		value: number;
		className: string;
		'aria-label': string;
	} ): React.ReactNode;

	export function Notice( props: {
		status: 'success' | 'warning' | 'error';
		isDismissible: boolean;
		actions?: { label: string; onClick: () => void }[];
		children: React.ReactNode;
	} ): React.ReactNode;

	export function TabPanel( props: {
		tabs: { name: string; title: string }[];
		initialTabName?: string | undefined;
		/** Is also called with the initial tab. */
		onSelect: ( name: string ) => void;
		children: ( tab: { name: string } ) => React.ReactNode;
	} ): React.ReactNode;

	export const BaseControl: {
		(
			props: ControlProps & { children: React.ReactNode }
		): React.ReactNode;
		VisualLabel: Box;
	};
}
