import { __ } from '@wordpress/i18n';
import { ContentList } from '../../components/cards/content-list/content-list';
import { DownloadCard } from '../../components/cards/download-card/download-card';
import { GridSkeleton } from '../../components/ui/skeleton/skeleton';
import { SaveButton } from '../../features/favorites';
import type { ScreenProps } from '../../lib/screen-props';
import { useScreenData } from '../../stores/use-screen-data';

export function DownloadsScreen( { screen }: ScreenProps< 'downloads' > ) {
	return (
		<ContentList
			list={ useScreenData( screen, 'downloads' ) }
			page={ useScreenData( screen, 'page' ) }
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
