<?php
declare(strict_types=1);

namespace Hien\Posts;

use Hien\Blocks\Course_Block;
use Hien\Blocks\Question_Block;
use Hien\Blocks\Series_Block;
use Hien\Categories\Categories_Controller;
use Hien\Checks\Check;
use Hien\Courses\Courses_Controller;
use Hien\Downloads\Download_Link;
use Hien\Downloads\Downloads_Controller;
use Hien\Faqs\Faqs_Controller;
use Hien\Faqs\Question_List;
use Hien\Faqs\Question_Privacy;
use Hien\Faqs\Questions;
use Hien\Featured\Featured_Controller;
use Hien\Friends\Friends_Controller;
use Hien\Images\Image_Numbers;
use Hien\Images\Images_Controller;
use Hien\Links\Links_Controller;
use Hien\Modules;
use Hien\Projects\Projects_Controller;
use Hien\Tags\Tags_Controller;
use Hien\Videos\Videos_Controller;

defined( 'ABSPATH' ) || exit;

/** Posts and the other content types, their lists, and the blocks that authors put into texts. */
final class Post_Modules extends Modules {

	protected function always(): array {
		return [
			new Render_Errors(),
			new Image_Numbers(),
			new Download_Link(),
			new Questions(),
			new Question_Privacy(),
			new Course_Block(),
			new Series_Block(),
			new Question_Block(),
		];
	}

	protected function in_admin(): array {
		return [ new Question_List() ];
	}

	protected function checks(): array {
		return [
			new Check( 'broken-parts', __( 'Các phần của bài viết', 'hien-core' ), Render_Errors::check( ... ), is_minor: true ),
		];
	}

	public function resources(): array {
		return [
			'posts'      => fn() => new Posts_Controller(),
			'featured'   => fn() => new Featured_Controller(),
			'categories' => fn() => new Categories_Controller(),
			'tag'        => fn() => new Tags_Controller(),
			'videos'     => fn() => new Videos_Controller(),
			'images'     => fn() => new Images_Controller(),
			'friends'    => fn() => new Friends_Controller(),
			'courses'    => fn() => new Courses_Controller(),
			'downloads'  => fn() => new Downloads_Controller(),
			'faqs'       => fn() => new Faqs_Controller(),
			'projects'   => fn() => new Projects_Controller(),
			'links'      => fn() => new Links_Controller(),
		];
	}
}
