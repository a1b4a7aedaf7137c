export { Threads } from './comments';
export { Responses } from './responses';
