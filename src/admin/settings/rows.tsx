import { useEffect, useRef } from 'react';
import { speak } from '@wordpress/a11y';
import { Button, Flex } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Fields } from './fields';
import { moveRow, removeRow, replaceRow, titleOf } from './form';
import type { Problems, Row, Section } from './form';

interface Props {
	readonly section: Section;
	readonly rows: readonly Row[];
	readonly problems: Problems;
	readonly path: string;
	readonly onChange: ( rows: readonly Row[], path: string ) => void;
}

/** A list of rows that can be added, removed and moved, also by keyboard. */
export function Rows( { section, rows, problems, path, onChange }: Props ) {
	const list = useRef< HTMLDivElement >( null );
	// Selector of the element to focus after the render, because a pressed button moves with its row.
	const next = useRef( '' );
	useEffect( () => {
		if ( next.current !== '' ) {
			list.current?.querySelector< HTMLElement >( next.current )?.focus();
			next.current = '';
		}
	} );

	function shift( from: number, to: number, button: string ) {
		next.current = `[data-row="${ to }"] .${ button }`;
		onChange( moveRow( rows, from, to ), path );
		speak(
			sprintf(
				/* translators: 1: kind of row, 2: position. */
				__( '%1$s đã sang vị trí %2$d', 'hien-core' ),
				section.row,
				to + 1
			)
		);
	}

	return (
		<div ref={ list }>
			{ rows.map( ( row, index ) => {
				const name = sprintf( '%1$s %2$d', section.row, index + 1 );
				const title = titleOf( section, row );
				return (
					<fieldset
						key={ index }
						className="hien-settings__row"
						data-row={ index }
					>
						<legend>
							{ title ? `${ name }: ${ title }` : name }
						</legend>
						<Fields
							fields={ section.fields }
							row={ row }
							problems={ problems }
							path={ `${ path }.${ index }` }
							onChange={ ( changed, changedPath ) =>
								onChange(
									replaceRow( rows, index, changed ),
									changedPath
								)
							}
						/>
						<Flex justify="flex-end">
							<Button
								className="is-up"
								icon="arrow-up-alt2"
								label={ sprintf(
									/* translators: %s: kind of row and its number. */
									__( 'Đưa lên: %s', 'hien-core' ),
									name
								) }
								disabled={ index === 0 }
								accessibleWhenDisabled
								onClick={ () =>
									shift( index, index - 1, 'is-up' )
								}
								size="compact"
							/>
							<Button
								className="is-down"
								icon="arrow-down-alt2"
								label={ sprintf(
									/* translators: %s: kind of row and its number. */
									__( 'Đưa xuống: %s', 'hien-core' ),
									name
								) }
								disabled={ index === rows.length - 1 }
								accessibleWhenDisabled
								onClick={ () =>
									shift( index, index + 1, 'is-down' )
								}
								size="compact"
							/>
							<Button
								isDestructive
								variant="tertiary"
								size="compact"
								aria-label={ sprintf(
									/* translators: %s: kind of row and its number. */
									__( 'Bỏ: %s', 'hien-core' ),
									name
								) }
								onClick={ () => {
									next.current = '.hien-settings__add';
									onChange( removeRow( rows, index ), path );
								} }
							>
								{ __( 'Bỏ', 'hien-core' ) }
							</Button>
						</Flex>
					</fieldset>
				);
			} ) }
			<Button
				className="hien-settings__add"
				variant="secondary"
				disabled={ rows.length >= section.rows }
				accessibleWhenDisabled
				onClick={ () => {
					next.current = `[data-row="${ rows.length }"] :is(input, select, textarea, button)`;
					onChange( [ ...rows, section.blank ], path );
				} }
				__next40pxDefaultSize
			>
				{ sprintf(
					/* translators: 1: kind of row, 2: how many there are, 3: how many there may be. */
					__( 'Thêm %1$s (%2$d/%3$d)', 'hien-core' ),
					section.row.toLowerCase(),
					rows.length,
					section.rows
				) }
			</Button>
		</div>
	);
}
