export { Ask } from './ask';
export { Contact } from './contact';
export { Feedback } from './feedback';
export { MemberForm } from './lazy-forms';
