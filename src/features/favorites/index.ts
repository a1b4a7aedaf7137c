export {
	CardSaveButton,
	FavoritesList,
	FavoritesNotice,
	SaveButton,
} from './lazy-parts';
