import { RESOURCES } from '../../api/resources';
import { createResourceStore } from '../create-resource-store';

/** Courses, in lists and alone. */
export const coursesStore = createResourceStore( RESOURCES.courses );
