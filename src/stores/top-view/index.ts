import { RESOURCES } from '../../api/resources';
import { createResourceStore } from '../create-resource-store';

export const topViewStore = createResourceStore( RESOURCES[ 'top-view' ] );
