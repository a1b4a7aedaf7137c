export { Ask } from './ask';
export { ChatForm } from './lazy-forms';
export { Contact } from './contact';
export { Feedback } from './feedback';
