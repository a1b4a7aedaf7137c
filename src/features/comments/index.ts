export { Threads } from './comments';
export { Responses } from './responses';
export { Writing } from './writing';
export { useWriting } from './writing-context';
