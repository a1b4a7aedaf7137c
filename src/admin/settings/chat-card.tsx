import { useState, useRef } from 'react';
import {
	Button,
	Card,
	CardBody,
	CardHeader,
	Notice,
	TextareaControl,
} from '@wordpress/components';
import apiFetch from '@wordpress/api-fetch';
import { __, sprintf } from '@wordpress/i18n';
import { speak } from '@wordpress/a11y';
import type { ChatCheck, ChatRulesState } from '../../contract/types';
import { logError } from '../../lib/log-error';
import { useTask } from '../../lib/use-task';
import { copyText } from '../../lib/copy-text';
import { pageData } from './page-data';

interface ChatRulesProps {
	readonly rules: string;
	readonly state: ChatRulesState;
}

/** Shows the security rules, which the owner copies to Firebase, and whether Firebase has them. */
function ChatRules( { rules, state }: ChatRulesProps ) {
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

const CONSOLE = 'https://console.firebase.google.com/';

/** The steps from having no account to a working chat. Names in quotes are written as on Firebase's own pages. */
function steps(): string[] {
	return [
		__(
			'Mở console.firebase.google.com, đăng nhập bằng tài khoản Google của bạn, bấm “Create a project” và đặt tên. Không cần Google Analytics. Gói Spark miễn phí là đủ.',
			'hien-core'
		),
		__(
			'Trong mục “Build”, mở “Realtime Database”, bấm “Create Database”. Chọn nơi đặt (Singapore gần Việt Nam nhất) và “Start in locked mode”.',
			'hien-core'
		),
		__(
			'Cũng trong “Build”, mở “Authentication” rồi bấm “Get started”. Không cần bật cách đăng nhập nào: trang tự cấp mã cho thành viên.',
			'hien-core'
		),
		__(
			'Bấm bánh răng, chọn “Project settings”. Ở thẻ “General”, phần “Your apps”, bấm biểu tượng </>, đặt tên rồi “Register app”. Chép đoạn firebaseConfig = {…} vào ô thứ nhất ở trên.',
			'hien-core'
		),
		__(
			'Sang thẻ “Service accounts”, bấm “Generate new private key” để tải một tệp JSON. Mở tệp, chép toàn bộ vào ô thứ hai. Giữ kín tệp này: ai có nó thì đọc được mọi cuộc trò chuyện.',
			'hien-core'
		),
		__( 'Bấm “Lưu cài đặt”.', 'hien-core' ),
		__(
			'Trở lại “Realtime Database”, thẻ “Rules”: xóa hết, dán bộ quy tắc dưới đây rồi bấm “Publish”.',
			'hien-core'
		),
		__(
			'Bấm “Kiểm tra kết nối”. Mọi dòng đều có dấu ✓ là xong.',
			'hien-core'
		),
	];
}

function ChatGuide() {
	return (
		<>
			<ol className="hien-settings__guide">
				{ steps().map( ( step ) => (
					<li key={ step }>{ step }</li>
				) ) }
			</ol>
			<p>
				<a href={ CONSOLE } target="_blank" rel="noreferrer">
					{ __( 'Mở Firebase trong thẻ mới', 'hien-core' ) }
				</a>
			</p>
		</>
	);
}

interface Props {
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
