import { createRoot } from '@wordpress/element';
import { noteSignedIn } from '../../lib/signed-in-flag';
import { AdminChat } from './admin-chat';
import './chat.scss';

const element = document.getElementById( 'hien-chat-root' );
if ( element ) {
	noteSignedIn( true );
	createRoot( element ).render( <AdminChat /> );
}
