import { __ } from '@wordpress/i18n';
import type { Screen } from '../contract/types';
import { boot } from '../lib/boot';

/** Stands in for a screen that could not be loaded. */
export function failureScreen( path: string ): Screen {
	const title = __( 'Trang lỗi', 'hien' );
	return {
		route: 'error',
		path,
		params: {},
		layout: 'detail',
		status: 500,
		title,
		head: {
			description: '',
			canonical: null,
			robots: 'noindex',
			og: {
				type: 'website',
				title,
				description: '',
				url: '',
				image: null,
				image_width: null,
				image_height: null,
				video: null,
			},
			json_ld: [],
			prev: null,
			next: null,
		},
		redirect: null,
		edit_url: null,
		version: boot().screen.version,
		data: {},
	};
}
