import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useRegistry } from '@wordpress/data';
import { Icon } from '../../components/ui/icon/icon';
import { LinkButton } from '../../components/ui/link-button/link-button';
import { OfflineNote } from '../../components/ui/offline-note/offline-note';
import type { Options } from '../../contract/types';
import { afterPaint } from '../../lib/timing';
import { cx } from '../../lib/class-names';
import { loadDocument } from '../../lib/load-document';
import { logError } from '../../lib/log-error';
import { useDismiss } from '../../lib/use-dismiss';
import { useLazy } from '../../lib/use-lazy';
import type { PanelDefinition } from './panels';

const importPanels = () =>
	import( /* webpackChunkName: "panels" */ './panels' );
const importPanel = async () => ( await importPanels() ).HeaderPanel;

interface Props {
	readonly panel: PanelDefinition;
	readonly options: Options;
	readonly isOpen: boolean;
	readonly onOpen: () => void;
	/** Called with whether a link in the panel was followed. It must be stable. */
	readonly onClose: ( isFollowed: boolean ) => void;
	/** Content of a wide button, which phones do not show; without it the button has the panel's icon. */
	readonly children?: ReactNode;
}

/** A button of the header, and its panel while it is open. Without scripts, the button is a link to a page. */
export function PanelSlot( props: Props ) {
	const { panel, options, isOpen, onOpen, onClose, children } = props;
	const { name, title, icon, href } = panel;
	const isWide = children !== undefined;
	const label = isWide ? undefined : title;
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

	/** Whether the pressed button is painted, for which the panel waits. */
	const [ isPainted, setPainted ] = useState( false );
	useEffect( () => {
		if ( ! isOpen ) {
			return undefined;
		}
		const cancel = afterPaint( () => setPainted( true ) );
		return () => {
			cancel();
			setPainted( false );
		};
	}, [ isOpen ] );

	async function open(): Promise< void > {
		isWanted.current = true;
		setFailed( false );
		onOpen();
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
			className={ cx( 'hien-header__slot', isWide && 'is-desktop' ) }
		>
			<LinkButton
				buttonRef={ button }
				className={ cx(
					isWide
						? 'hien-header__account'
						: 'hien-icon-button is-filled',
					isOpen && 'is-active'
				) }
				href={ href }
				aria-label={ label }
				title={ label }
				aria-expanded={ isOpen }
				aria-controls={ isOpen ? id : undefined }
				onPress={ toggle }
				onFocus={ prepare }
				onPointerEnter={ prepare }
			>
				{ children ?? ( icon && <Icon icon={ icon } /> ) }
			</LinkButton>
			{ isOpen && isPainted && View && (
				<View
					panel={ panel }
					id={ id }
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
