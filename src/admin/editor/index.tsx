import { registerPlugin } from '@wordpress/plugins';
import { FieldsPanel } from './fields-panel';
import { PublishCheck } from './publish-check';

registerPlugin( 'hien-fields', { render: FieldsPanel } );
registerPlugin( 'hien-publish-check', { render: PublishCheck } );
