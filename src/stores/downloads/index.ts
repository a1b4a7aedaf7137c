import { RESOURCES } from '../../api/resources';
import { createResourceStore } from '../create-resource-store';

/** Files to take home. */
export const downloadsStore = createResourceStore( RESOURCES.downloads );
