import { render, screen } from '@testing-library/react';
import { writeBoot } from '../../../../tests/js/server';
import { InboxUnavailable } from './inbox-unavailable';

it.each( [
	[ [ 'administrator', 'hien_answer_chat', 'manage_options' ], 1 ],
	[ [ 'subscriber', 'hien_answer_chat' ], 0 ],
] )(
	'leads people with the scope %j to the settings, or not',
	( scope, count ) => {
		writeBoot( {
			user: {
				id: 1,
				name: 'An',
				avatar_urls: {},
				scope,
				reply_mail: true,
				saved: [],
				chat_begun: false,
			},
		} );
		render( <InboxUnavailable state="closed" /> );
		expect( screen.queryAllByRole( 'link' ) ).toHaveLength( count );
	}
);
