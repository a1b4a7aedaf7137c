<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien;

defined( 'ABSPATH' ) || exit;

/**
 * Constants that the server and the app share.
 * `npm run contract` writes them to src/contract/constants.ts.
 */
final class Constants {

	public const LANGUAGE = 'vi';

	/** Query argument by which the address of a page answers its Screen as JSON. */
	public const SCREEN_ARGUMENT = 'hien-screen';

	/** Posts on /tin-moi and in the new-posts panel. */
	public const NEW_POSTS_LIMIT = 15;

	/** Categories in the side column. */
	public const CATEGORIES_LIMIT = 6;

	/** Courses, downloads and questions on a page of their list. */
	public const COURSES_LIMIT   = 12;
	public const DOWNLOADS_LIMIT = 20;
	public const FAQS_LIMIT      = 50;

	/** Links, and projects, on a page of their list. */
	public const LINKS_LIMIT    = 7;
	public const PROJECTS_LIMIT = 7;

	/** Projects on the author's page. */
	public const AUTHOR_PROJECTS_LIMIT = 24;

	/** Videos on a page of their list. */
	public const VIDEOS_LIMIT = 12;

	/** Courses and videos in the side columns. */
	public const COURSES_WIDGET_LIMIT = 4;
	public const VIDEOS_WIDGET_LIMIT  = 4;

	/** Images on a page of their list, and in the side column. */
	public const IMAGES_LIMIT        = 24;
	public const IMAGES_WIDGET_LIMIT = 9;

	/** Friends in the side column, and on a page of their list. */
	public const FRIENDS_LIMIT      = 9;
	public const FRIENDS_PAGE_LIMIT = 24;

	/** Most viewed posts in the side column. */
	public const TOP_VIEW_LIMIT = 7;

	/** Latest comments in the side column. */
	public const SITE_COMMENTS_LIMIT = 9;

	/** Members on a page of the directory. */
	public const MEMBERS_LIMIT = 50;
	public const MY_COMMENTS_LIMIT = 10;

	/** Saved things on a page of a member's list, and at most in the browser of who is not signed in. */
	public const FAVORITES_LIMIT       = 10;
	public const GUEST_FAVORITES_LIMIT = 200;

	/** Posts of one category on /wordpress, and on the home page. */
	public const FEATURED_LIMIT     = 4;
	public const HOME_SECTION_LIMIT = 3;

	/** Posts of "Nội dung nổi bật" on the home page. */
	public const HIGHLIGHTS_LIMIT = 4;

	/** Related posts under an article. */
	public const RELATED_LIMIT = 6;

	/** Comment threads on a page of comments, where WordPress's own setting does not say. */
	public const COMMENT_THREADS_LIMIT = 50;

	/** Characters of a comment. */
	public const COMMENT_MAX_LENGTH = 5000;

	/** Results of a search. */
	public const SEARCH_LIMIT = 40;

	/** Most characters of a message or the details of a question, of a question, and of a sender's name. */
	public const MESSAGE_LENGTH     = 5000;
	public const QUESTION_LENGTH    = 200;
	public const SENDER_NAME_LENGTH = 100;

	/** Most messages of a conversation that become one draft of a question. */
	public const QUESTION_MESSAGES_LIMIT = 50;

	/** Characters of the reason for which a member is blocked. */
	public const BLOCK_REASON_LENGTH = 300;

	/** Answers that somebody may save for the chat, and characters of their titles. */
	public const SAVED_REPLIES_LIMIT       = 50;
	public const SAVED_REPLY_TITLE_LENGTH = 100;

	/** Characters of a message of the chat, as plugin/firebase/database.rules.json says too, and of a saved answer. */
	public const CHAT_MESSAGE_LENGTH = 2000;

	/** Fewest characters of a password; the hints of its fields, in the app and the theme, say so too. */
	public const PASSWORD_MIN_LENGTH = 10;

	/** Characters of a member's names and of the titles of links, of the words about the member, and of an address. */
	public const PROFILE_NAME_LENGTH = 60;
	public const PROFILE_BIO_LENGTH  = 1000;
	public const PROFILE_URL_LENGTH  = 100;

	/** Links of a profile; the legend of their fields, in the app and the theme, says so too. */
	public const PROFILE_LINKS_LIMIT = 5;

	/** The largest file of a portrait; the text beside it, in the app and the theme, says so too. */
	public const PORTRAIT_MEGABYTES = 2;

	/** Edges in pixels of the smallest and the largest square that is made of a portrait. */
	public const PORTRAIT_MIN_EDGE = 96;
	public const PORTRAIT_MAX_EDGE = 512;

	/** Milliseconds after the last key before a search or a filter begins. */
	public const TYPING_PAUSE = 500;

	/** Edge of an avatar in CSS pixels. */
	public const AVATAR_SIZE = 96;

	/** The highest number of unread messages or conversations that is shown; more are "99+". */
	public const UNREAD_MOST = 99;

	/** Loading bar, milliseconds. */
	public const LOADING_BAR_DURATION = 5000;
	public const LOADING_BAR_THROTTLE = 200;
	public const LOADING_BAR_HIDE     = 500;
	public const LOADING_BAR_TICK     = 100;

	/** A loading placeholder, once shown, stays this long, in milliseconds. */
	public const PLACEHOLDER_MINIMUM = 200;

	/** Milliseconds between two reloads after a script chunk failed to load. */
	public const CHUNK_RELOAD_GUARD = 60000;

	/** Milliseconds after which an idle callback runs at the latest. */
	public const PREFETCH_IDLE_TIMEOUT = 2000;

	/** Seconds in a visible tab after which something counts as read. */
	public const READING_SECONDS = 5;

	/** Seconds that a token of the API counts. */
	public const TOKEN_SECONDS = 1800;

	/** Widest phone, in CSS pixels. */
	public const MOBILE_MAX_WIDTH = 768;
}
