export { restoreUser } from './restore-user';
export { useSignOut } from './sign-out';
