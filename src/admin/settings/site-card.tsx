import {
	Card,
	CardBody,
	CardHeader,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { cx } from '../../lib/class-names';
import type { Problems } from './form';
import type { Settings } from './use-settings';

interface Props {
	readonly settings: Settings;
	readonly problems: Problems;
	readonly onChange: ( changes: Partial< Settings >, path: string ) => void;
}

/** The two settings that are options of their own: the site's handle, and whether uninstalling deletes the data. */
export function SiteCard( { settings, problems, onChange }: Props ) {
	const { hien_handle: handle, hien_delete_data: deleteData } = settings;
	const problem = problems[ 'hien_handle' ] ?? '';
	return (
		<Card id="hien-site">
			<CardHeader>
				<h2>{ __( 'Trang', 'hien-core' ) }</h2>
			</CardHeader>
			<CardBody>
				<div className="hien-settings__fields">
					<div
						className={ cx( 'hien-field', problem && 'is-wrong' ) }
					>
						<TextControl
							label={ __( 'Tên ngắn', 'hien-core' ) }
							help={
								problem ||
								sprintf(
									/* translators: %s: the site's handle. */
									__(
										'Có trong địa chỉ, như /ve-%s. Đổi tên thì địa chỉ cũ tự chuyển sang địa chỉ mới.',
										'hien-core'
									),
									handle
								)
							}
							value={ handle }
							onChange={ ( value ) =>
								onChange(
									{ hien_handle: value },
									'hien_handle'
								)
							}
							aria-invalid={ problem !== '' }
							__next40pxDefaultSize
							__nextHasNoMarginBottom
						/>
					</div>
					<ToggleControl
						label={ __(
							'Xóa toàn bộ dữ liệu khi xóa plugin',
							'hien-core'
						) }
						help={ __(
							'Video, hình ảnh, khóa học, cài đặt… sẽ mất hẳn khi bạn xóa plugin. Tắt plugin thì không mất gì.',
							'hien-core'
						) }
						checked={ deleteData }
						onChange={ ( value ) =>
							onChange(
								{ hien_delete_data: value },
								'hien_delete_data'
							)
						}
						__nextHasNoMarginBottom
					/>
				</div>
			</CardBody>
		</Card>
	);
}
