import { registerPlugin } from '@wordpress/plugins';
import { FieldsPanel } from './fields-panel';

registerPlugin( 'hien-fields', { render: FieldsPanel } );
