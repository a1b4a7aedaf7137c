import { act, renderHook } from '@testing-library/react';
import { useTask } from './use-task';

it( 'a task runs once at a time, and holds its outcome until the next', async () => {
	const { result } = renderHook( () => useTask( () => 'Chưa làm được.' ) );
	let finish: ( text: string ) => void = () => {};
	const task = jest.fn(
		() =>
			new Promise< string >( ( resolve ) => {
				finish = resolve;
			} )
	);
	act( () => {
		result.current.run( task );
		result.current.run( task );
	} );
	expect( task ).toHaveBeenCalledTimes( 1 );
	expect( result.current.isBusy ).toBe( true );
	await act( async () => finish( 'Xong.' ) );
	expect( result.current ).toMatchObject( {
		isBusy: false,
		isFailed: false,
		message: 'Xong.',
	} );

	await act( async () =>
		result.current.run( () => Promise.reject( new Error( 'offline' ) ) )
	);
	expect( result.current ).toMatchObject( {
		isBusy: false,
		isFailed: true,
		message: 'Chưa làm được.',
	} );
} );
