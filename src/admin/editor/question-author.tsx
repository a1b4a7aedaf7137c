import { PanelRow } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { panelData } from './panel';

/** The member who sent the edited question, and the details that they added for the author. */
export function QuestionAuthor() {
	const { asked } = panelData();
	if ( ! asked ) {
		return null;
	}
	const { name, email, details } = asked;
	return (
		<PanelRow>
			<div className="hien-asked">
				{ email && (
					<p>
						{ name } · <a href={ `mailto:${ email }` }>{ email }</a>
					</p>
				) }
				{ details && (
					<>
						<h3>{ __( 'Kể thêm cho tác giả', 'hien-core' ) }</h3>
						<p className="hien-asked__details">{ details }</p>
					</>
				) }
				<p>
					{ __(
						'Phần này không hiện trên trang. Người hỏi được báo qua email khi câu hỏi được đăng cùng câu trả lời.',
						'hien-core'
					) }
				</p>
			</div>
		</PanelRow>
	);
}
