import { useDispatch } from '@wordpress/data';
import { alertStore } from '../../stores/alert';

/** Returns a function that shows the message of a response in an alert. */
export function useAlert(): ( answer: { readonly message: string } ) => void {
	const { show } = useDispatch( alertStore );
	return ( { message } ) => void show( message );
}
