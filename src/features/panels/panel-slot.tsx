import { useCallback, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useRegistry } from '@wordpress/data';
import { PanelButton } from './panel-button';
import { OfflineNote } from '../../components/ui/offline-note/offline-note';
import type { Options } from '../../contract/types';
import { cx } from '../../lib/class-names';
import { loadDocument } from '../../lib/load-document';
import { logError } from '../../lib/log-error';
import { useDismiss } from '../../lib/use-dismiss';
import { useLazy } from '../../lib/use-lazy';

export type PanelName = 'services' | 'members' | 'chat' | 'news' | 'account';

const importPanels = () =>
	import( /* webpackChunkName: "panels" */ './panels' );
const importPanel = async () => ( await importPanels() ).HeaderPanel;

interface Props {
	readonly name: PanelName;
	readonly title: string;
	/** A page that shows the same without scripts. */
	readonly href: string;
	readonly options: Options;
	readonly isOpen: boolean;
	readonly onOpen: ( name: PanelName ) => void;
	/** Called with whether a link in the panel was followed. It must be stable. */
	readonly onClose: ( isFollowed: boolean ) => void;
	/** Whether it is the wide button with a text. */
	readonly isPill?: boolean;
	/** Content of the button. */
	readonly children: ReactNode;
}

/** A button of the header, and its panel while it is open. */
export function PanelSlot( props: Props ) {
	const { name, title, href, options, isOpen, onOpen, onClose, isPill } =
		props;
	const slot = useRef< HTMLDivElement >( null );
	const button = useRef< HTMLAnchorElement >( null );
	const [ View, load ] = useLazy( importPanel );
	const registry = useRegistry();
	const id = `hien-panel-${ name }`;

	/** False once the visitor has closed the panel, possibly while its code is loading. */
	const isWanted = useRef( false );
	/** Whether neither the code of the panel nor the page at `href` could be loaded. */
	const [ hasFailed, setFailed ] = useState( false );

	const close = useCallback(
		( goBack: boolean, isFollowed: boolean ) => {
			isWanted.current = false;
			onClose( isFollowed );
			if ( goBack ) {
				button.current?.focus();
			}
		},
		[ onClose ]
	);
	useDismiss( slot, isOpen, close );

	async function open(): Promise< void > {
		isWanted.current = true;
		setFailed( false );
		onOpen( name );
		const isThere = await load();
		if ( ! isThere && isWanted.current && ! loadDocument( href ) ) {
			setFailed( true );
		}
	}

	function toggle(): void {
		if ( isOpen ) {
			close( true, false );
		} else {
			void open();
		}
	}

	function prepare(): void {
		importPanels()
			.then( ( { prefetchPanel } ) => prefetchPanel( name, registry ) )
			.catch( logError );
	}

	return (
		<div
			ref={ slot }
			className={ cx( 'hien-header__slot', isPill && 'is-desktop' ) }
		>
			<PanelButton
				buttonRef={ button }
				className={
					isPill
						? 'hien-header__account'
						: 'hien-icon-button is-filled'
				}
				label={ isPill ? undefined : title }
				href={ href }
				panel={ id }
				isOpen={ isOpen }
				onToggle={ toggle }
				onIntent={ prepare }
			>
				{ props.children }
			</PanelButton>
			{ isOpen && View && (
				<View
					name={ name }
					id={ id }
					title={ title }
					options={ options }
					onClose={ () => close( true, false ) }
				/>
			) }
			{ isOpen && ! View && hasFailed && (
				<OfflineNote title={ title } retry={ () => void open() } />
			) }
		</div>
	);
}
