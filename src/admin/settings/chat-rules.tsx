import { useRef, useState } from 'react';
import { speak } from '@wordpress/a11y';
import { Button, TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
	readonly rules: string;
}

/** The security rules, to be copied into Firebase's page. */
export function ChatRules( { rules }: Props ) {
	const box = useRef< HTMLDivElement >( null );
	const [ told, setTold ] = useState( '' );

	async function copy() {
		box.current?.querySelector( 'textarea' )?.select();
		// Only pages over HTTPS may write to the clipboard.
		const said = await Promise.resolve( rules )
			.then( ( text ) => navigator.clipboard.writeText( text ) )
			.then( () => __( 'Đã chép bộ quy tắc.', 'hien-core' ) )
			.catch( () =>
				__(
					'Bộ quy tắc đã được bôi đen: nhấn Ctrl+C (máy Mac: ⌘C) để chép.',
					'hien-core'
				)
			);
		setTold( said );
		speak( said );
	}

	return (
		<div className="hien-field" ref={ box }>
			<TextareaControl
				className="is-code"
				label={ __( 'Bộ quy tắc', 'hien-core' ) }
				readOnly
				rows={ 6 }
				value={ rules }
				onChange={ () => {} }
				__nextHasNoMarginBottom
			/>
			<p>
				<Button
					variant="secondary"
					onClick={ () => void copy() }
					__next40pxDefaultSize
				>
					{ __( 'Chép bộ quy tắc', 'hien-core' ) }
				</Button>{ ' ' }
				{ told }
			</p>
		</div>
	);
}
