import Search from 'lucide-static/icons/search.svg';
import { useId } from 'react';
import { __ } from '@wordpress/i18n';
import { cx } from '../../lib/class-names';
import { Icon } from '../icon/icon';
import './search-form.scss';

interface Props {
	readonly home: string;
	/** What was searched for, on the page of its results. */
	readonly value?: string;
}

/** WordPress's own search: a plain form that works without this code. */
export function SearchForm( { home, value }: Props ) {
	const id = useId();
	return (
		<form
			className={ cx( 'hien-search', value !== undefined && 'is-page' ) }
			role="search"
			aria-label={
				value === undefined ? undefined : __( 'Tìm từ khác', 'hien' )
			}
			action={ home }
			method="get"
		>
			<label className="hien-search__box" htmlFor={ id }>
				<span className="hien-visually-hidden">
					{ __( 'Tìm kiếm', 'hien' ) }
				</span>
				<Icon icon={ Search } small />
				<input
					className="hien-search__input"
					id={ id }
					type="search"
					name="s"
					placeholder={ __( 'Tìm bài viết', 'hien' ) }
					defaultValue={ value }
				/>
			</label>
		</form>
	);
}
