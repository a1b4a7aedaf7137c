import { RESOURCES } from '../../api/resources';
import { createResourceStore } from '../create-resource-store';

export const searchStore = createResourceStore( RESOURCES.search );
