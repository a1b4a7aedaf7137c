import { RESOURCES } from '../../api/resources';
import { createResourceStore } from '../create-resource-store';

/** The author's own words on fixed routes. */
export const pagesStore = createResourceStore( RESOURCES.pages );
