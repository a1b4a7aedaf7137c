import { __ } from '@wordpress/i18n';

/** A kind of item that a block shows. */
export interface Kind {
	/** Name of the block. */
	readonly name: string;
	/** Its items, as core-data names them. */
	readonly entity: readonly [ 'postType' | 'taxonomy', string ];
	readonly label: string;
	/** What the author is asked for. */
	readonly choose: string;
	/** What is said where readers see nothing. */
	readonly gone: string;
	/** Post type that has an item of its own, which is shown until another is chosen. */
	readonly own?: string;
}

export const KINDS: readonly Kind[] = [
	{
		name: 'hien/course',
		entity: [ 'postType', 'hien_course' ],
		label: __( 'Khóa học', 'hien-core' ),
		choose: __( 'Chọn khóa học', 'hien-core' ),
		gone: __(
			'Khóa học này đã gỡ hoặc chưa đăng, nên người đọc không thấy gì ở đây.',
			'hien-core'
		),
	},
	{
		name: 'hien/series',
		entity: [ 'taxonomy', 'hien_series' ],
		label: __( 'Loạt bài', 'hien-core' ),
		choose: __( 'Chọn loạt bài', 'hien-core' ),
		gone: __(
			'Loạt bài này đã gỡ hoặc chưa có video nào, nên người đọc không thấy gì ở đây.',
			'hien-core'
		),
		own: 'hien_video',
	},
	{
		name: 'hien/question',
		entity: [ 'postType', 'hien_faq' ],
		label: __( 'Câu hỏi', 'hien-core' ),
		choose: __( 'Chọn câu hỏi', 'hien-core' ),
		gone: __(
			'Câu hỏi này đã gỡ hoặc chưa đăng, nên người đọc không thấy gì ở đây.',
			'hien-core'
		),
	},
];
