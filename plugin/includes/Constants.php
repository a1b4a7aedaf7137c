<?php
/**
 * @package Hien
 */

declare(strict_types=1);

namespace Hien;

defined( 'ABSPATH' ) || exit;

/**
 * Constants that the server and the app share. `npm run contract` exports them to src/contract/constants.ts.
 */
final class Constants {

	public const LANGUAGE = 'vi';

	/** Query argument with which the URL of a page returns its Screen as JSON. */
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

	/** Most viewed posts in the side column; days, with today, whose views count there. */
	public const TOP_VIEW_LIMIT = 7;
	public const TOP_VIEW_DAYS  = 30;

	/** Latest comments in the side column. */
	public const SITE_COMMENTS_LIMIT = 9;

	/** Members on a page of the directory. */
	public const MEMBERS_LIMIT     = 50;
	public const MY_COMMENTS_LIMIT = 10;

	/** Saved items on a page of a member's list; maximum number in the browser of a visitor who is not signed in. */
	public const FAVORITES_LIMIT       = 10;
	public const GUEST_FAVORITES_LIMIT = 200;

	/** Posts of one category on /wordpress, and on the home page. */
	public const FEATURED_LIMIT     = 4;
	public const HOME_SECTION_LIMIT = 3;

	/** Posts of "Nội dung nổi bật" on the home page. */
	public const HIGHLIGHTS_LIMIT = 4;

	/** Related posts under an article. */
	public const RELATED_LIMIT = 6;

	/** Comment threads on a page where WordPress's own setting is empty. */
	public const COMMENT_THREADS_LIMIT = 50;

	/** Maximum characters of a comment. */
	public const COMMENT_MAX_LENGTH = 5000;

	/** Results of a search. */
	public const SEARCH_LIMIT = 40;

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

	/** Milliseconds after the last keystroke until a search or a filter starts. */
	public const TYPING_PAUSE = 500;

	/** Edge of an avatar in CSS pixels. */
	public const AVATAR_SIZE = 96;

	/** Highest displayed number of unread messages or conversations; above it, "99+" is shown. */
	public const UNREAD_MOST = 99;

	/** Loading bar, milliseconds. */
	public const LOADING_BAR_DURATION = 5000;
	public const LOADING_BAR_THROTTLE = 200;
	public const LOADING_BAR_HIDE     = 500;
	public const LOADING_BAR_TICK     = 100;

	/** Milliseconds for which a loading placeholder stays visible at least. */
	public const PLACEHOLDER_MINIMUM = 200;

	/** Milliseconds between two reloads after a script chunk failed to load. */
	public const CHUNK_RELOAD_GUARD = 60000;

	/** Timeout of the idle callback that prefetches, in milliseconds. */
	public const PREFETCH_IDLE_TIMEOUT = 2000;

	/** Seconds in a visible tab after which content counts as read. */
	public const READING_SECONDS = 5;

	/** Lifetime of an API token in seconds. */
	public const TOKEN_SECONDS = 1800;

	/** Maximum width of the phone layout, in CSS pixels. */
	public const MOBILE_MAX_WIDTH = 768;
}
