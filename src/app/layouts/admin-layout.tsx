import ExternalLink from 'lucide-static/icons/external-link.svg';
import type { ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { UserAvatar } from '../../components/ui/avatar/avatar';
import { PartBoundary } from '../../components/ui/error-boundary/error-boundary';
import { HydrationBoundary } from '../../components/ui/hydration-boundary/hydration-boundary';
import { Icon } from '../../components/ui/icon/icon';
import { Link } from '../../components/ui/link/link';
import { Logo } from '../../components/ui/logo/logo';
import { site } from '../../lib/boot';
import { useUser } from '../../stores/session';
import './admin-layout.scss';

/** Twin: theme/parts/layouts/admin-layout-header.php */
function AdminHeader() {
	const { name, logo } = site();
	const user = useUser();
	return (
		<header className="hien-header is-admin">
			<div className="hien-header__bar">
				<div className="hien-header__start">
					<Logo
						name={ name }
						image={ logo }
						label={ sprintf(
							/* translators: %s: name of the site. */
							__( '%s, về trang chủ', 'hien' ),
							name
						) }
					/>
					<span className="hien-badge">
						{ __( 'Quản trị', 'hien' ) }
					</span>
				</div>
				<div className="hien-header__end">
					<Link className="hien-button is-quiet is-small" to="/">
						<Icon icon={ ExternalLink } small />
						{ __( 'Xem trang', 'hien' ) }
					</Link>
					{ user && <UserAvatar user={ user } size="small" /> }
				</div>
			</div>
		</header>
	);
}

/** The layout of the chat inbox, which fills the window: no columns and no footer. */
export function AdminLayout( { children }: { readonly children: ReactNode } ) {
	return (
		<>
			<a className="hien-skip-link" href="#noi-dung">
				{ __( 'Đến nội dung chính', 'hien' ) }
			</a>
			<PartBoundary>
				<HydrationBoundary>
					<AdminHeader />
				</HydrationBoundary>
			</PartBoundary>
			<main id="noi-dung" tabIndex={ -1 }>
				{ children }
			</main>
		</>
	);
}
