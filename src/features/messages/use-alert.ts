import { useDispatch } from '@wordpress/data';
import { alertStore } from '../../stores/alert';

/** Shows the server's answer to what was sent. */
export function useAlert(): ( answer: { readonly message: string } ) => void {
	const { show } = useDispatch( alertStore );
	return ( { message } ) => void show( message );
}
