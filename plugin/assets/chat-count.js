/**
 * Shows in wp-admin how many conversations wait unread, as Heartbeat brings the number. See Admin/Unread_Count.php.
 */
( function ( $ ) {
	$( document )
		.on( 'heartbeat-send', function ( event, data ) {
			data.hien_chat_unread = true;
		} )
		.on( 'heartbeat-tick', function ( event, data ) {
			if ( data.hien_chat_unread === undefined ) {
				return;
			}
			$( '.hien-chat-count' )
				.text( data.hien_chat_unread )
				.parent( '.awaiting-mod' )
				.attr(
					'class',
					'awaiting-mod count-' +
						parseInt( data.hien_chat_unread, 10 )
				);
		} );
	$( function () {
		window.wp.heartbeat.connectNow();
	} );
} )( window.jQuery );
