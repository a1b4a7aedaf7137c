import { RESOURCES } from '../../api/resources';
import { createResourceStore } from '../create-resource-store';

export const tagsStore = createResourceStore( RESOURCES.tag );
