import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import '../footer/footer.scss';
import './auth-card.scss';

interface Props {
	readonly title: string;
	readonly text: string;
	readonly quote: string;
	readonly children: ReactNode;
}

/** A drawing beside a form to sign in, register or get a password. Twin: theme/parts/site/auth-card-open.php, theme/parts/site/auth-card-close.php */
export function AuthCard( { title, text, quote, children }: Props ) {
	return (
		<div className="hien-auth-page">
			<div className="hien-card hien-auth">
				<div className="hien-auth__art">
					<p className="hien-auth__quote">
						{ quote }
						<small>
							{ __(
								'Hiên là chỗ ngồi giữa nhà và phố: ai cũng có thể ghé.',
								'hien'
							) }
						</small>
					</p>
				</div>
				<div className="hien-auth__body">
					<header>
						<h1 className="hien-auth__title">{ title }</h1>
						<p className="hien-auth__text">{ text }</p>
					</header>
					{ children }
				</div>
			</div>
		</div>
	);
}
