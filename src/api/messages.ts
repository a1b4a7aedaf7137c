import type { SentMessage, SentQuestion } from '../contract/types';
import { post } from './client';

/** A message to the author. Only visitors who are not signed in give name and e-mail address. */
export interface Message {
	readonly type: 'Liên hệ' | 'Góp ý' | 'Trò chuyện';
	readonly content: string;
	readonly name?: string;
	readonly email?: string;
}

export function sendMessage(
	message: Message,
	key: string
): Promise< SentMessage > {
	return post( 'contact', message, key );
}

export function askQuestion(
	question: { readonly question: string; readonly details: string },
	key: string
): Promise< SentQuestion > {
	return post( 'faqs', question, key );
}
