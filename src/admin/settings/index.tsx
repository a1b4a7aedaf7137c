import { createRoot } from '@wordpress/element';
import { SettingsScreen } from './settings-screen';
import './settings.scss';

const element = document.getElementById( 'hien-settings' );
if ( element ) {
	createRoot( element ).render( <SettingsScreen /> );
}
