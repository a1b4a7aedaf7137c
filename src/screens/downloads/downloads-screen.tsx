import { __ } from '@wordpress/i18n';
import { ContentList } from '../../components/cards/content-list/content-list';
import { DownloadCard } from '../../components/cards/download-card/download-card';
import { SaveButton } from '../../features/favorites';
import { withData } from '../with-data';
import type { DataProps } from '../with-data';

function Downloads( { data: { downloads, page } }: DataProps< 'downloads' > ) {
	return (
		<ContentList
			list={ downloads }
			page={ page }
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

export const DownloadsScreen = withData( Downloads );
