import type { Options } from '../../../contract/types';
import { Logo } from '../../ui/logo/logo';
import { Link } from '../../ui/link/link';
import './footer.later.scss';

interface Props {
	readonly options: Options;
}

export function Footer( { options }: Props ) {
	const { site, menu, footer } = options;
	return (
		<footer className="hien-footer">
			<div className="hien-footer__grid">
				<div>
					<Logo name={ site.name } image={ site.logo } />
					{ footer.about && (
						<p className="hien-footer__about">{ footer.about }</p>
					) }
				</div>
				{ menu.footer.map( ( { title, items }, index ) => (
					<div key={ index }>
						<h2 className="hien-footer__title">{ title }</h2>
						<ul>
							{ items.map( ( item, place ) => (
								<li key={ place }>
									<Link
										className="hien-footer__link"
										to={ item.url }
									>
										{ item.title }
									</Link>
								</li>
							) ) }
						</ul>
					</div>
				) ) }
			</div>
			<div className="hien-footer__copy">
				<div className="hien-footer__copy-inner">
					{ footer.copyright && <span>{ footer.copyright }</span> }
					{ footer.note && <span>{ footer.note }</span> }
				</div>
			</div>
		</footer>
	);
}
