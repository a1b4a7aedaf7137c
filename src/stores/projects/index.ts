import { RESOURCES } from '../../api/resources';
import { createResourceStore } from '../create-resource-store';

export const projectsStore = createResourceStore( RESOURCES.projects );
