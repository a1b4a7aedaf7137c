import { __ } from '@wordpress/i18n';
import { FavoritesList } from '../../features/favorites';
import type { ScreenProps } from '../../lib/screen-props';
import './favorites.scss';

/** The saved items of the member. Twin: theme/parts/account/favorites.php */
export function Favorites( { screen }: ScreenProps< 'account' > ) {
	return (
		<>
			<h1 className="hien-account__title">
				{ __( 'Bài viết yêu thích', 'hien' ) }
			</h1>
			<FavoritesList screen={ screen } />
		</>
	);
}
