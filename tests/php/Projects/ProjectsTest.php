<?php

declare(strict_types=1);

namespace Hien\Tests\Projects;

use Hien\Tests\Support\TestCase;

/** What a project has beside a link (see LinksTest): a picture. */
final class ProjectsTest extends TestCase {

	public function test_a_project_shows_its_picture(): void {
		set_post_thumbnail( $this->project( 'Sổ tay' ), $this->picture() );

		[ $project ] = $this->rest( 'GET', '/hien/v1/projects' )->get_data()['data'];
		self::assertSame(
			[ 'Sổ tay', 'https://example.org/so-tay', 'Sổ tay mở.' ],
			[ $project['title'], $project['link'], $project['text'] ]
		);
		self::assertSame(
			[ '2024/01/du-an.jpg', 600, 400, 'Trang chủ' ],
			[ $project['image'], $project['image_width'], $project['image_height'], $project['image_alt'] ]
		);
	}

	public function test_without_a_picture_it_has_a_tile(): void {
		$this->project( 'Sổ tay' );
		[ $project ] = $this->rest( 'GET', '/hien/v1/projects' )->get_data()['data'];
		self::assertNull( $project['image'] );
		self::assertContains( $project['tile'], range( 1, 6 ) );
	}

	public function test_more_projects_cost_no_more_queries(): void {
		$cost = fn(): int => self::count_queries( fn() => $this->rest( 'GET', '/hien/v1/projects' ) );
		$this->project( 'Một' );
		$cost();
		$one = $cost();
		foreach ( range( 2, 7 ) as $n ) {
			$this->project( "Dự án $n" );
		}
		self::assertSame( $one, $cost() );
	}

	public function test_they_have_a_tab_on_the_authors_page(): void {
		$tab = '//nav[@aria-label="Hồ sơ"]/a[@href="#cac-du-an"]';
		self::assertNull( $this->page_at( '/ve-hien' )->text( $tab ) );
		$this->project( 'Sổ tay' );
		$page = $this->page_at( '/ve-hien' );
		self::assertSame( 'Dự án', $page->text( $tab ) );
		$link = '//section[@id="cac-du-an"]//a[@href="https://example.org/so-tay"]';
		self::assertSame( 'Sổ taySổ tay mở.(trang ngoài)', $page->text( $link ) );
	}

	public function test_the_list_table_shows_picture_and_address(): void {
		self::assertSame(
			[ 'title', 'picture', 'link', 'order', 'date' ],
			array_keys( apply_filters( 'manage_hien_project_posts_columns', array_flip( [ 'title', 'date' ] ) ) )
		);
		$id = $this->project( 'Sổ tay' );
		set_post_thumbnail( $id, $this->picture() );
		self::assertStringContainsString( 'du-an.jpg', self::cell( 'picture', $id ) );
		self::assertStringNotContainsString( 'so-tay', self::cell( 'picture', $id ) );
		self::assertStringContainsString( 'https://example.org/so-tay', self::cell( 'link', $id ) );
	}

	private function project( string $title ): int {
		return $this->make->post(
			[
				'post_type'    => 'hien_project',
				'post_title'   => $title,
				'post_content' => '',
				'post_excerpt' => "$title mở.",
				'meta_input'   => [ 'hien_link' => 'https://example.org/' . sanitize_title( $title ) ],
			]
		);
	}

	private function picture(): int {
		$id = $this->make->post(
			[
				'post_type'      => 'attachment',
				'post_mime_type' => 'image/jpeg',
			]
		);
		update_post_meta( $id, '_wp_attached_file', '2024/01/du-an.jpg' );
		update_post_meta( $id, '_wp_attachment_image_alt', 'Trang chủ' );
		wp_update_attachment_metadata(
			$id,
			[
				'file'   => '2024/01/du-an.jpg',
				'width'  => 600,
				'height' => 400,
			]
		);
		return $id;
	}
}
