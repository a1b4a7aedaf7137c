import { useCallback, useEffect } from 'react';
import { useDispatch, useSelect } from '@wordpress/data';
import { useLazy } from '../../lib/use-lazy';
import { alertStore } from '../../stores/alert';

// With what loads once the page has started: it is there when the network no longer is.
const importModal = async () =>
	(
		await import(
			/* webpackChunkName: "later" */ '../../components/ui/alert-modal/alert-modal'
		)
	).AlertModal;

/** Shows what the alert store says. */
export function Alert() {
	const message = useSelect(
		( select ) => select( alertStore ).getMessage(),
		[]
	);
	const { dismiss } = useDispatch( alertStore );
	const close = useCallback( () => void dismiss(), [ dismiss ] );
	const [ Modal, load ] = useLazy( importModal );
	useEffect( () => {
		if ( message !== false ) {
			void load();
		}
	}, [ message, load ] );
	return Modal && message !== false ? (
		<Modal message={ message } onClose={ close } />
	) : null;
}
