import {
	Button,
	Card,
	CardBody,
	CardHeader,
	Notice,
	ProgressBar,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useSearchRebuild } from './use-search-rebuild';

interface Props {
	readonly namespace: string;
}

/** Rebuilds the search index, for content that was not saved through WordPress. */
export function SearchCard( { namespace }: Props ) {
	const { status, progress, begin, retry } = useSearchRebuild( namespace );
	const { done, total } = progress ?? { done: 0, total: 0 };
	const isBusy = status === 'working';
	return (
		<Card>
			<CardHeader>
				<h2>{ __( 'Tìm kiếm', 'hien-core' ) }</h2>
			</CardHeader>
			<CardBody>
				<p>
					{ __(
						'Ô tìm kiếm đọc một chỉ mục, tự cập nhật mỗi khi bạn đăng hay sửa bài. Chỉ cần lập lại khi có nội dung mà tìm không ra.',
						'hien-core'
					) }
				</p>
				{ isBusy && (
					<>
						<ProgressBar
							className="hien-settings__progress"
							value={ total === 0 ? 0 : ( done / total ) * 100 }
							aria-label={ __(
								'Lập lại chỉ mục tìm kiếm',
								'hien-core'
							) }
						/>
						<p>
							{ sprintf(
								/* translators: 1: number of items done, 2: number of items in all. */
								__(
									'Đã lập %1$d/%2$d nội dung. Rời trang này thì việc vẫn được làm tiếp.',
									'hien-core'
								),
								done,
								total
							) }
						</p>
					</>
				) }
				{ status === 'done' && (
					<Notice status="success" isDismissible={ false }>
						{ sprintf(
							/* translators: %d: number of items. */
							__(
								'Đã lập xong chỉ mục: %d nội dung.',
								'hien-core'
							),
							total
						) }
					</Notice>
				) }
				{ status === 'failed' && (
					<Notice
						status="error"
						isDismissible={ false }
						actions={ [
							{
								label: __( 'Thử lại', 'hien-core' ),
								onClick: retry,
							},
						] }
					>
						{ __(
							'Chưa lập xong chỉ mục. Phần đã lập vẫn còn.',
							'hien-core'
						) }
					</Notice>
				) }
				{ status !== 'failed' && (
					<Button
						variant="secondary"
						isBusy={ isBusy }
						disabled={ isBusy || status === 'checking' }
						accessibleWhenDisabled
						onClick={ begin }
						__next40pxDefaultSize
					>
						{ __( 'Lập lại chỉ mục', 'hien-core' ) }
					</Button>
				) }
			</CardBody>
		</Card>
	);
}
