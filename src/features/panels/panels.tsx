import { useSelect } from '@wordpress/data';
import { PartBoundary } from '../../components/ui/error-boundary/error-boundary';
import { GuestPanel, MemberPanel } from './account-panel';
import { ChatPanel } from './chat-panel';
import { findFirstMembers } from './first-members';
import { MembersPanel } from './members-panel';
import { NewsPanel } from './news-panel';
import { Panel } from './panel';
import { ServicesPanel } from './services-panel';
import type { Options, SignedInUser } from '../../contract/types';
import { boot } from '../../lib/boot';
import { savesData } from '../../lib/connection';
import { formatNumber } from '../../lib/numbers';
import { LATEST_POSTS, postsStore } from '../../stores/resources';
import type { SiteRegistry } from '../../stores/site-registry';
import { sessionStore } from '../../stores/session';
import type { PanelName } from './panel-slot';

/** Prefetches the data of a panel; what fails is requested again when the panel opens. */
export function prefetchPanel( name: PanelName, registry: SiteRegistry ): void {
	if ( savesData() ) {
		return;
	}
	if ( name === 'news' ) {
		registry.select( postsStore ).getResponse( LATEST_POSTS );
	} else if ( name === 'members' ) {
		void findFirstMembers( registry );
	}
}

function Account( props: {
	readonly options: Options;
	readonly user: SignedInUser | null;
} ) {
	const { user } = props;
	const { site, login } = props.options;
	return user ? (
		<MemberPanel
			user={ user }
			login={ site.login }
			logout={ boot().logout ?? site.login }
		/>
	) : (
		<GuestPanel login={ site.login } isOpen={ login.registration } />
	);
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
			return <Account options={ options } user={ user } />;
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
	const user = useSelect(
		( select ) => select( sessionStore ).getUser(),
		[]
	);
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
