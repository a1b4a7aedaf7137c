<?php
declare(strict_types=1);

namespace Hien;

defined( 'ABSPATH' ) || exit;

/** How many entries lists have that only the server cuts. What the app must know too is in Constants. */
final class List_Sizes {

	/** In the side columns. */
	public const CATEGORIES    = 6;
	public const NEW_COURSES   = 4;
	public const NEW_VIDEOS    = 4;
	public const NEW_IMAGES    = 9;
	public const NEW_FRIENDS   = 9;
	public const TOP_VIEW      = 7;
	public const SITE_COMMENTS = 9;

	/** On a page of their list. */
	public const COURSES     = 12;
	public const DOWNLOADS   = 20;
	public const FAQS        = 50;
	public const LINKS       = 7;
	public const VIDEOS      = 12;
	public const FRIENDS     = 24;
	public const MY_COMMENTS = 10;
	public const FAVORITES   = 10;

	/** Projects on the author's page; in the panel of services, as many as the owner may choose. */
	public const AUTHOR_PROJECTS   = 24;
	public const FEATURED_PROJECTS = 8;

	/** Posts of one category on /wordpress, and on the home page; posts of "Nội dung nổi bật" there. */
	public const FEATURED     = 4;
	public const HOME_SECTION = 3;
	public const HIGHLIGHTS   = 4;

	/** Related posts under an article, related videos under a video, and posts on the author's page. */
	public const RELATED = 6;

	/** Comment threads on a page where WordPress's own setting is empty. */
	public const COMMENT_THREADS = 50;
}
