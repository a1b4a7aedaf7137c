export { DeleteDialog } from './delete-dialog';
export { rememberTask } from './sign-in';
export { PostComments, Threads } from './comments';
export { WritingProvider } from './writing-provider';
export { useWriting } from './writing-context';
