import { json, writeBoot } from '../../tests/js/server';
import { setUpAdminApi } from './admin-client';
import { chatToken } from './chat';

it( 'says in wp-admin that the session has ended', async () => {
	writeBoot();
	setUpAdminApi();
	globalThis.fetch = jest.fn( async () =>
		json(
			{
				code: 'rest_cookie_invalid_nonce',
				message: 'Cookie check failed',
				data: { status: 403 },
			},
			403
		)
	);
	await expect( chatToken() ).rejects.toThrow(
		'Phiên đăng nhập đã hết. Những gì bạn viết vẫn còn'
	);
} );
