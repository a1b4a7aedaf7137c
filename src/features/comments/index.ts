export { DeleteDialog } from './delete-dialog';
export { rememberTask } from './sign-in';
export { Threads } from './comments';
export { PostComments } from './post-comments';
export { WritingProvider } from './writing-provider';
export { useWriting } from './writing-context';
