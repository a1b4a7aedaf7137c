import { RESOURCES } from '../../api/resources';
import { createResourceStore } from '../create-resource-store';

/** Questions with their answers. */
export const faqsStore = createResourceStore( RESOURCES.faqs );
