import { useRef, useState } from 'react';
import { speak } from '@wordpress/a11y';
import { Button, Notice, TextareaControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ChatRulesState } from '../../contract/types';
import { copyText } from '../../lib/copy-text';

interface Props {
	readonly rules: string;
	readonly state: ChatRulesState;
}

/** Shows the security rules, which the owner copies to Firebase, and whether Firebase has them. */
export function ChatRules( { rules, state }: Props ) {
	const box = useRef< HTMLDivElement >( null );
	const [ feedback, setFeedback ] = useState( '' );

	async function copy() {
		box.current?.querySelector( 'textarea' )?.select();
		const text = ( await copyText( rules ) )
			? __( 'Đã chép bộ quy tắc.', 'hien-core' )
			: __(
					'Bộ quy tắc đã được bôi đen: nhấn Ctrl+C (máy Mac: ⌘C) để chép.',
					'hien-core'
				);
		setFeedback( text );
		speak( text );
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
				{ feedback }
			</p>
			<Notice
				status={ state.state === 'published' ? 'success' : 'warning' }
				isDismissible={ false }
			>
				{ state.text }
			</Notice>
		</div>
	);
}
