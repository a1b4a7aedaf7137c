import Globe from 'lucide-static/icons/globe.svg';
import { __ } from '@wordpress/i18n';
import type { Options } from '../../contract/types';
import { titleText } from '../../lib/formats';
import { externalRel } from '../../lib/paths';
import { CoverImage } from '../../components/cards/cover/cover';
import { Icon } from '../../components/ui/icon/icon';
import { namedIcon } from '../../components/ui/icon/named-icon';
import { ExternalMark } from '../../components/ui/link/external-mark';
import { PanelBody, Row } from './row';

export function ServicesPanel( { options }: { readonly options: Options } ) {
	const { services, projects } = options;
	return (
		<PanelBody>
			<div className="hien-service-grid">
				{ services.map( ( { title, link, icon }, index ) => {
					const rel = externalRel( link );
					return (
						<a
							key={ index }
							className="hien-service-grid__tile"
							href={ link }
							rel={ rel }
						>
							<span className="hien-service-grid__icon">
								<Icon icon={ namedIcon( icon ) ?? Globe } />
							</span>
							{ titleText( title ) }
							{ rel && <ExternalMark /> }
						</a>
					);
				} ) }
			</div>
			{ projects.length > 0 && (
				<>
					<h3 className="hien-panel__sub">
						{ __( 'Dự án tiêu biểu', 'hien' ) }
					</h3>
					<div className="hien-project-list">
						{ projects.map( ( project ) => (
							<Row
								key={ project.id }
								mark={
									<span
										className={ `hien-project-list__mark is-tile-${ project.tile }` }
									>
										<CoverImage
											post={ project }
											className="hien-cover__image"
											sizes="40px"
										/>
									</span>
								}
								title={ project.title }
								text={ project.text }
								{ ...( project.link && {
									link: project.link,
									rel: externalRel( project.link ),
								} ) }
							/>
						) ) }
					</div>
				</>
			) }
		</PanelBody>
	);
}
