import Search from 'lucide-static/icons/search.svg';
import type { ReactNode, Ref } from 'react';
import { __ } from '@wordpress/i18n';
import { cx } from '../../../lib/class-names';
import { href } from '../../../lib/paths';
import { Icon } from '../icon/icon';
import './search-form.scss';

interface Props {
	readonly id: string;
	readonly value?: string;
	readonly inputRef?: Ref< HTMLInputElement >;
	/** Called when the visitor is about to type: when the field gets the focus, or a pointer moves over the form. */
	readonly onIntent?: () => void;
	readonly children?: ReactNode;
}

function labelOf( value: string | undefined ): string | undefined {
	if ( value === undefined ) {
		return undefined;
	}
	return value === ''
		? __( 'Tìm nội dung', 'hien' )
		: __( 'Tìm từ khác', 'hien' );
}

/** The form of WordPress's own search (`?s=`), which works without scripts. */
export function SearchForm( props: Props ) {
	const { id, value, inputRef, onIntent, children } = props;
	return (
		<form
			className={ cx( 'hien-search', value !== undefined && 'is-page' ) }
			role="search"
			aria-label={ labelOf( value ) }
			action={ href( '/' ) }
			method="get"
			onFocus={ onIntent }
			onPointerEnter={ onIntent }
		>
			<div className="hien-search__box">
				<label className="hien-search__label" htmlFor={ id }>
					<span className="hien-visually-hidden">
						{ __( 'Tìm kiếm', 'hien' ) }
					</span>
					<Icon icon={ Search } small />
					<input
						ref={ inputRef }
						className="hien-search__input"
						id={ id }
						type="search"
						name="s"
						placeholder={ __( 'Tìm bài viết', 'hien' ) }
						defaultValue={ value }
					/>
				</label>
				{ children }
			</div>
		</form>
	);
}
