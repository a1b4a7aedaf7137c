import { useState } from 'react';
import {
	Button,
	Card,
	CardBody,
	CardHeader,
	Notice,
} from '@wordpress/components';
import apiFetch from '@wordpress/api-fetch';
import { __, sprintf } from '@wordpress/i18n';
import type { ChatCheck } from '../../contract/types';
import { logError } from '../../lib/log-error';
import { useTask } from '../../lib/use-task';
import { ChatGuide } from './chat-guide';
import { ChatRules } from './chat-rules';
import { pageData } from './page-data';

interface Props {
	/** The namespace of the site's REST routes. */
	readonly namespace: string;
	/** Whether there are unsaved changes. The check uses the saved settings. */
	readonly hasEdits: boolean;
}

function failureText( cause: unknown ): string {
	logError( cause );
	return __( 'Chưa kiểm tra được. Bạn thử lại nhé.', 'hien-core' );
}

/** Connects the chat with Firebase: shows the steps and the rules to publish, and checks the connection. */
export function ChatCard( { namespace, hasEdits }: Props ) {
	const [ result, setResult ] = useState< ChatCheck | null >( null );
	const { isBusy, message, run } = useTask( failureText );
	const { constants, rules, state } = pageData().chat;

	async function check(): Promise< string > {
		setResult( null );
		setResult(
			await apiFetch< ChatCheck >( {
				path: `/${ namespace }/chat/connection`,
				method: 'POST',
			} )
		);
		return '';
	}

	return (
		<Card>
			<CardHeader>
				<h2>{ __( 'Các bước nối với Firebase', 'hien-core' ) }</h2>
			</CardHeader>
			<CardBody>
				<div className="hien-settings__fields">
					{ constants.length > 0 && (
						<Notice status="warning" isDismissible={ false }>
							{ sprintf(
								/* translators: %s: names of constants. */
								__(
									'wp-config.php có %s, nên ô tương ứng ở trên không được dùng.',
									'hien-core'
								),
								constants.join( ', ' )
							) }
						</Notice>
					) }
					<ChatGuide />
					<ChatRules
						rules={ rules }
						state={ result?.rules ?? state }
					/>
					<div className="hien-settings__fields" aria-live="polite">
						{ result && (
							<ul className="hien-settings__steps">
								{ result.steps.map( ( { label, problem } ) => (
									<li key={ label }>
										{ problem === null ? '✓' : '✗' }{ ' ' }
										{ label }
										{ problem !== null && (
											<p className="hien-settings__problem">
												{ problem }
											</p>
										) }
									</li>
								) ) }
							</ul>
						) }
						{ result?.ok && (
							<Notice status="success" isDismissible={ false }>
								{ __(
									'Kết nối tốt: thành viên trò chuyện được.',
									'hien-core'
								) }
							</Notice>
						) }
						{ message && (
							<Notice status="error" isDismissible={ false }>
								{ message }
							</Notice>
						) }
					</div>
					{ hasEdits && (
						<p>
							{ __(
								'Bạn lưu cài đặt trước, rồi kiểm tra.',
								'hien-core'
							) }
						</p>
					) }
					<div>
						<Button
							variant="secondary"
							isBusy={ isBusy }
							disabled={ isBusy || hasEdits }
							accessibleWhenDisabled
							onClick={ () => run( check ) }
							__next40pxDefaultSize
						>
							{ isBusy
								? __( 'Đang kiểm tra', 'hien-core' )
								: __( 'Kiểm tra kết nối', 'hien-core' ) }
						</Button>
					</div>
				</div>
			</CardBody>
		</Card>
	);
}
