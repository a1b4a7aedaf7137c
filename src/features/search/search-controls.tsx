import X from 'lucide-static/icons/x.svg';
import { __ } from '@wordpress/i18n';
import type { Search } from '../../lib/use-search';
import { Icon } from '../../components/ui/icon/icon';
import { Spinner } from '../../components/ui/spinner/spinner';
import './search-controls.scss';

interface Props {
	readonly input: HTMLInputElement;
	readonly search: Search< unknown >;
}

/** Empties a field and dispatches an `input` event, as typing does. */
export function clear( input: HTMLInputElement ): void {
	input.value = '';
	input.dispatchEvent( new InputEvent( 'input', { bubbles: true } ) );
	input.focus();
}

/** The spinner and the clear button at the end of a search field. */
export function SearchControls( { input, search }: Props ) {
	return (
		<>
			{ search.isSearching && (
				<Spinner label={ __( 'Đang tìm', 'hien' ) } />
			) }
			{ ( search.answer ?? search.hasFailed ) && (
				<button
					className="hien-search__clear"
					type="button"
					aria-label={ __( 'Xóa từ khóa', 'hien' ) }
					onClick={ () => clear( input ) }
				>
					<Icon icon={ X } small />
				</button>
			) }
		</>
	);
}
