import { useEffect, useRef } from 'react';
import type { ComponentType } from 'react';
import type { DataRegistry } from '@wordpress/data';
import { membersPath } from '../../api/members';
import { loadDrawings } from '../../components/cards/cover/load-drawings';
import { CloseButton } from '../../components/ui/close-button/close-button';
import { PartBoundary } from '../../components/ui/error-boundary/error-boundary';
import { AccountPanel } from './account-panel';
import { ChatPanel } from './chat-panel';
import { MembersPanel } from './members-panel';
import { NewsPanel } from './news-panel';
import { ServicesPanel } from './services-panel';
import type { Options } from '../../contract/types';
import { cx } from '../../lib/class-names';
import { savesData } from '../../lib/connection';
import { formatNumber } from '../../lib/formats';
import type { SvgShapes } from '../../lib/svg-shapes';
import { LATEST_POSTS, responsesStore } from '../../stores/responses';
import './panel.scss';

void loadDrawings();

interface Content {
	readonly Body: ComponentType< { readonly options: Options } >;
	/** REST path of its data, which is requested before a possible press. */
	readonly response?: string;
}

const CONTENT = {
	services: { Body: ServicesPanel },
	members: { Body: MembersPanel, response: membersPath( '', 1 ) },
	chat: { Body: ChatPanel },
	news: { Body: NewsPanel, response: LATEST_POSTS },
	account: { Body: AccountPanel },
} satisfies Record< string, Content >;

export type PanelName = keyof typeof CONTENT;

/** A panel, and its button in the header. */
export interface PanelDefinition {
	readonly name: PanelName;
	readonly title: string;
	/** Icon of the button; the account's button has other content. */
	readonly icon?: SvgShapes;
	/** A page that shows the same without scripts; '' for no button. */
	readonly href: string;
	readonly size?: 'wide' | 'narrow' | undefined;
	readonly count?: number;
}

/** Prefetches the data of a panel. A failed request is repeated when the panel opens. */
export function prefetchPanel( name: PanelName, registry: DataRegistry ): void {
	const { response }: Content = CONTENT[ name ];
	if ( response && ! savesData() ) {
		registry.select( responsesStore ).getResponse( response );
	}
}

interface Props {
	readonly panel: PanelDefinition;
	readonly id: string;
	readonly options: Options;
	readonly onClose: () => void;
}

/** The panel of one of the header's buttons. It takes the focus when it appears. */
export function HeaderPanel( { panel, id, options, onClose }: Props ) {
	const { name, title, size, count } = panel;
	const section = useRef< HTMLElement >( null );
	useEffect( () => section.current?.focus( { preventScroll: true } ), [] );
	const { Body }: Content = CONTENT[ name ];
	return (
		<section
			ref={ section }
			className={ cx( 'hien-panel', size && `is-${ size }` ) }
			id={ id }
			aria-label={ title }
			tabIndex={ -1 }
		>
			<header className="hien-panel__head">
				<h2 className="hien-panel__title">
					{ title }
					{ count !== undefined && (
						<span className="hien-panel__count">
							{ ` ${ formatNumber( count ) }` }
						</span>
					) }
				</h2>
				<CloseButton onClick={ onClose } />
			</header>
			<PartBoundary>
				<Body options={ options } />
			</PartBoundary>
		</section>
	);
}
