import { __ } from '@wordpress/i18n';

/** Brands of HEIC and HEIF in the box `ftyp` at the start of a file (ISO/IEC 23008-12). */
const HEIC = /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/;

/** Why a picture that the browser cannot read is refused, for the HEIC of iPhones; '' for other files. */
export async function heicProblem( file: Blob ): Promise< string > {
	const start = await file.slice( 4, 12 ).text();
	return HEIC.test( start )
		? __(
				'Đây là ảnh HEIC của iPhone, trình duyệt này chưa mở được. Bạn lưu ảnh thành JPEG rồi chọn lại nhé.',
				'hien'
			)
		: '';
}
