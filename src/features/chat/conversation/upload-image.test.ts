import { uploadChatImage } from '../../../api/chat-image';
import { CHAT_IMAGE_MEGABYTES } from '../../../contract/constants';
import { uploadImage } from './upload-image';

jest.mock( '../../../api/chat-image' );

/** A file one byte too large; jsdom cannot read the text of one. */
function large( start: string ): File {
	const size = CHAT_IMAGE_MEGABYTES * 1024 * 1024 + 1;
	const file = new File( [ new Uint8Array( size ) ], 'anh.jpg' );
	file.slice = () => Object.assign( new Blob(), { text: async () => start } );
	return file;
}

function upload( file: File ): Promise< string > {
	return uploadImage( file, '7', () => {}, new AbortController().signal );
}

it( 'a large photo of an iPhone that the browser cannot read is refused for what it is', async () => {
	await expect( upload( large( 'ftypheic' ) ) ).rejects.toThrow(
		/ảnh HEIC của iPhone/
	);
	await expect( upload( large( 'JFIF' ) ) ).rejects.toThrow( /5 MB/ );
	expect( uploadChatImage ).not.toHaveBeenCalled();
} );
