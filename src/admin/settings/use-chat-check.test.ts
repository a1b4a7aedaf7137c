import { act, renderHook } from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import type { ChatCheck } from '../../contract/types';
import { useChatCheck } from './use-chat-check';

jest.mock( '@wordpress/api-fetch' );
const fetch = apiFetch as unknown as jest.Mock;

const GOOD: ChatCheck = {
	ok: true,
	kind: '',
	steps: [ { label: 'Cấu hình và khóa', problem: null } ],
	rules: { state: 'published', text: 'Bộ quy tắc đúng.' },
};

it( 'gives what the server found, and forgets it while it asks again', async () => {
	fetch.mockResolvedValueOnce( GOOD );
	const { result } = renderHook( () => useChatCheck( 'hien/v1' ) );
	expect( result.current.status ).toBe( 'idle' );
	await act( () => result.current.check() );
	expect( fetch ).toHaveBeenCalledWith( {
		path: '/hien/v1/chat/connection',
		method: 'POST',
	} );
	expect( result.current ).toMatchObject( { status: 'done', result: GOOD } );

	let answer: ( value: ChatCheck ) => void = () => {};
	fetch.mockReturnValueOnce(
		new Promise< ChatCheck >( ( resolve ) => {
			answer = resolve;
		} )
	);
	let again = Promise.resolve();
	act( () => {
		again = result.current.check();
	} );
	expect( result.current ).toMatchObject( {
		status: 'working',
		result: null,
	} );
	await act( async () => {
		answer( GOOD );
		await again;
	} );
	expect( result.current.status ).toBe( 'done' );
} );

it( 'says that it could not ask', async () => {
	jest.spyOn( console, 'error' ).mockImplementation( () => {} );
	fetch.mockRejectedValueOnce( new Error( 'offline' ) );
	const { result } = renderHook( () => useChatCheck( 'hien/v1' ) );
	await act( () => result.current.check() );
	expect( result.current ).toMatchObject( {
		status: 'failed',
		result: null,
	} );
} );
