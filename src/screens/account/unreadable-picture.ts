import { __ } from '@wordpress/i18n';

/** Brands of HEIC and HEIF in the box `ftyp` at the start of a file (ISO/IEC 23008-12). */
const HEIC = /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/;

/** Why the browser cannot decode a picture: iPhones store HEIC, which most browsers do not know, whatever the file is called. */
export async function whyUnreadable( file: File ): Promise< string > {
	const start = await file.slice( 4, 12 ).text();
	return HEIC.test( start )
		? __(
				'Đây là ảnh HEIC của iPhone, trình duyệt này chưa mở được. Bạn lưu ảnh thành JPEG rồi chọn lại nhé.',
				'hien'
			)
		: __( 'Tệp này không phải ảnh JPEG, PNG hay WebP.', 'hien' );
}
