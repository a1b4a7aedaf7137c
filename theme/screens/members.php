<?php
/**
 * /thanh-vien: all members, the newest first.
 *
 * Twin: src/screens/members/members-screen.tsx
 */

declare(strict_types=1);

[ 'members' => $list, 'page' => $route_page ] = $args['screen']->data;
/* translators: %s: number of members, as "12 thành viên". */
$count = sprintf( __( '%s, người mới đến đứng trước.', 'hien' ), hien_member_count( $list['count'] ) );

get_template_part(
	'parts/cards/content-list',
	null,
	[
		'list'       => $list,
		'route_page' => [ 'text' => $route_page['text'] ?: $count, 'trail' => [ hien_home_crumb() ] ] + $route_page,
		'empty'      => [
			'title' => __( 'Chưa có thành viên nào', 'hien' ),
			'text'  => __( 'Hiên còn nhiều chỗ ngồi. Bạn ghé lại nhé.', 'hien' ),
		],
		'print'      => static function ( array $members ): void {
			echo '<ul class="hien-card hien-members">';
			foreach ( $members as $member ) {
				?>
				<li class="hien-members__one">
					<?php hien_avatar( $member['avt'], 'is-medium' ); ?>
					<span>
						<span class="hien-members__name"><?php echo hien_escape( $member['name'] ); ?></span>
						<span class="hien-members__date"><?php echo esc_html( hien_joined( $member['date'] ) ); ?></span>
					</span>
				</li>
				<?php
			}
			echo '</ul>';
		},
	]
);
