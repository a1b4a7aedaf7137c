import { FavoritesList } from '../../features/favorites';
import './favorites.scss';

/** The saved items of the member. Twin: theme/parts/account/favorites.php */
export { FavoritesList as Favorites };
