export { ResendButton } from './resend-button';
export { useResend } from './use-resend';
