export { ResendButton, useResend } from './resend';
