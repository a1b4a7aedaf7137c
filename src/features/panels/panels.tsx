import { membersPath } from '../../api/members';
import { loadDrawings } from '../../components/cards/cover/load-drawings';
import { PartBoundary } from '../../components/ui/error-boundary/error-boundary';
import { GuestPanel, MemberPanel } from './account-panel';
import { ChatPanel } from './chat-panel';
import { MembersPanel } from './members-panel';
import { NewsPanel } from './news-panel';
import { Panel } from './panel';
import { ServicesPanel } from './services-panel';
import type { Options, SignedInUser } from '../../contract/types';
import { savesData } from '../../lib/connection';
import { formatNumber } from '../../lib/numbers';
import { LATEST_POSTS, responsesStore } from '../../stores/responses';
import type { SiteRegistry } from '../../stores/site-registry';
import { useUser } from '../../stores/use-user';
import type { PanelName } from './panel-slot';

void loadDrawings();

/** Prefetches the data of a panel. A failed request is repeated when the panel opens. */
export function prefetchPanel( name: PanelName, registry: SiteRegistry ): void {
	if ( savesData() ) {
		return;
	}
	if ( name === 'news' ) {
		registry.select( responsesStore ).getResponse( LATEST_POSTS );
	} else if ( name === 'members' ) {
		registry.select( responsesStore ).getResponse( membersPath( '', 1 ) );
	}
}

interface BodyProps {
	readonly name: PanelName;
	readonly options: Options;
	readonly user: SignedInUser | null;
}

function Body( { name, options, user }: BodyProps ) {
	switch ( name ) {
		case 'services':
			return <ServicesPanel { ...options } />;
		case 'members':
			return <MembersPanel />;
		case 'chat':
			return <ChatPanel links={ options.chat_links } />;
		case 'news':
			return <NewsPanel />;
		case 'account':
			return user ? (
				<MemberPanel user={ user } />
			) : (
				<GuestPanel isOpen={ options.login.registration } />
			);
	}
}

interface Props {
	readonly name: PanelName;
	readonly id: string;
	readonly title: string;
	readonly options: Options;
	readonly onClose: () => void;
}

/** The panel of one of the header's buttons. */
export function HeaderPanel( props: Props ) {
	const { name, id, title, options, onClose } = props;
	const user = useUser();
	const sizes = {
		services: 'wide',
		members: undefined,
		chat: 'narrow',
		news: undefined,
		account: user ? undefined : 'narrow',
	} as const;
	return (
		<Panel
			id={ id }
			title={ title }
			onClose={ onClose }
			count={
				name === 'members'
					? formatNumber( options.counts.members )
					: undefined
			}
			size={ sizes[ name ] }
		>
			<PartBoundary>
				<Body name={ name } options={ options } user={ user } />
			</PartBoundary>
		</Panel>
	);
}
