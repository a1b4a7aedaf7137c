<?php
declare(strict_types=1);

namespace Hien;

defined( 'ABSPATH' ) || exit;

/**
 * Constants that the server and the app share, and nothing else. `npm run contract` exports them to src/contract/constants.ts.
 */
final class Constants {

	/** Query argument with which the URL of a page returns its Screen as JSON; also the last segment of a path with which it does. */
	public const SCREEN_ARGUMENT = 'hien-screen';

	/** Header that tells when the server made the answer of a cache: Unix time. */
	public const MADE_AT_HEADER = 'Hien-Date';

	/** Header with a UUID, by which a repeated POST is known (Idempotency.php). */
	public const IDEMPOTENCY_HEADER = 'Idempotency-Key';

	/** Posts on /tin-moi and in the new-posts panel. */
	public const NEW_POSTS_LIMIT = 15;

	/** Images on a page of their list. */
	public const IMAGES_LIMIT = 24;

	/** Projects on a page of their list, and in the side column. */
	public const PROJECTS_LIMIT = 7;

	/** Days, with today, whose views count for the most viewed posts. */
	public const TOP_VIEW_DAYS = 30;

	/** Members on a page of the directory. */
	public const MEMBERS_LIMIT = 50;

	/** Maximum number of saved items in the browser of a visitor who is not signed in. */
	public const GUEST_FAVORITES_LIMIT = 200;

	/** Maximum characters of a comment. */
	public const COMMENT_MAX_LENGTH = 5000;

	/** Results of a search. */
	public const SEARCH_LIMIT = 40;

	/** Length from which a word of a search also finds longer words that begin with it; two letters would find too many. */
	public const SEARCH_PREFIX_LENGTH = 3;

	/** Stands for a stored secret in the settings, which is never returned; saved, it leaves the secret as it is. */
	public const KEPT_SECRET = '********';

	/** Maximum characters of a message or the details of a question; of a question; of a sender's name. */
	public const MESSAGE_LENGTH     = 5000;
	public const QUESTION_LENGTH    = 200;
	public const SENDER_NAME_LENGTH = 100;

	/** Maximum number of chat messages that become one draft FAQ. */
	public const QUESTION_MESSAGES_LIMIT = 50;

	/** Maximum characters of the reason for a block. */
	public const BLOCK_REASON_LENGTH = 300;

	/** Maximum number of saved chat replies of a user, and characters of their titles. */
	public const SAVED_REPLIES_LIMIT      = 50;
	public const SAVED_REPLY_TITLE_LENGTH = 100;

	/** Maximum characters of a chat message, also in plugin/firebase/database.rules.json, and of a saved reply. */
	public const CHAT_MESSAGE_LENGTH = 2000;

	/** Megabytes of the largest image in the chat. */
	public const CHAT_IMAGE_MEGABYTES = 5;

	/** Longest edge in pixels of an image in the chat; larger ones are scaled down to it. */
	public const CHAT_IMAGE_EDGE = 1600;

	/** Seconds for which a user counts as connected to the chat; browsers renew it every two minutes (watch-database.ts). */
	public const PRESENCE_SECONDS = 300;

	/** Maximum characters of an e-mail address, as WordPress stores it, and so of what one signs in with; user names are shorter. */
	public const EMAIL_LENGTH = 100;

	/** Minimum characters of a password. */
	public const PASSWORD_MIN_LENGTH = 10;

	/** Maximum characters of a member's names and link titles, of the biography, and of URLs. */
	public const PROFILE_NAME_LENGTH = 60;
	public const PROFILE_BIO_LENGTH  = 1000;
	public const PROFILE_URL_LENGTH  = 100;

	/** Maximum number of links in a profile. */
	public const PROFILE_LINKS_LIMIT = 5;

	/** Days between the wish to delete an account and its deletion. */
	public const DELETION_DAYS = 7;

	/** Edges of the smallest and the largest square of a portrait, in pixels. */
	public const PORTRAIT_MIN_EDGE = 96;
	public const PORTRAIT_MAX_EDGE = 512;

	/** Edge of an avatar in CSS pixels. */
	public const AVATAR_SIZE = 96;

	/** Highest displayed number of unread messages or conversations; above it, "99+" is shown. */
	public const UNREAD_MOST = 99;

	/** Lifetime of an API token in seconds. */
	public const TOKEN_SECONDS = 1800;
}
