import { createRoot } from '@wordpress/element';
import { AdminChat } from './admin-chat';
import './chat.scss';

const element = document.getElementById( 'hien-chat-root' );
if ( element ) {
	createRoot( element ).render( <AdminChat /> );
}
