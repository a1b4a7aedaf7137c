import { __ } from '@wordpress/i18n';
import { ContentList } from '../../components/cards/content-list/content-list';
import { DownloadCard } from '../../components/cards/download-card/download-card';
import { GridSkeleton } from '../../components/ui/skeleton/skeleton';
import { SaveButton } from '../../features/favorites';
import { ROUTES } from '../../contract/routes';
import type { DownloadList, PageWords } from '../../contract/types';
import { restPath } from '../../lib/paths';
import { both } from '../../lib/response-state';
import type { ScreenProps } from '../../lib/screen-props';
import { useResponse } from '../../stores/use-response';

export function DownloadsScreen( { screen }: ScreenProps ) {
	const [ downloadsRest, pageRest ] = ROUTES.downloads.rest;
	const response = both(
		useResponse( restPath< DownloadList >( downloadsRest, screen.params ) ),
		useResponse( restPath< PageWords >( pageRest ) )
	);
	return (
		<ContentList
			response={ response }
			skeleton={ <GridSkeleton modifier="is-row" /> }
			empty={ {
				title: __( 'Chưa có tài nguyên nào', 'hien' ),
				text: __(
					'Tệp đầu tiên sắp được đặt lên hiên. Bạn ghé lại nhé.',
					'hien'
				),
			} }
		>
			{ ( { data } ) => (
				<div className="hien-grid">
					{ data.map( ( download ) => (
						<DownloadCard
							key={ download.id }
							download={ download }
							saveButton={
								<SaveButton
									type="downloads"
									id={ download.id }
									title={ download.name }
									className="hien-icon-button"
									isIcon
								/>
							}
						/>
					) ) }
				</div>
			) }
		</ContentList>
	);
}
