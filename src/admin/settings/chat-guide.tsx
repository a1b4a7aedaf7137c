import { __ } from '@wordpress/i18n';

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

/** Explains step by step how to make a Firebase project. */
export function ChatGuide() {
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
