<?php
/**
 * /thanh-vien: all members, the newest first.
 *
 * Twin: src/screens/members/members-screen.tsx
 */

declare(strict_types=1);

$screen   = $args['screen'];
[ 'members' => $list, 'page' => $route_page ] = $screen->data;
$first    = hien_first_page_path( $screen->path );
/* translators: %s: number of members, as "12 thành viên". */
$count = sprintf( __( '%s, người mới đến đứng trước.', 'hien' ), hien_member_count( $list['count'] ) );

get_template_part( 'parts/ui/breadcrumbs', null, [ 'trail' => [ hien_home_crumb() ], 'current' => $route_page['title'] ] );
get_template_part( 'parts/ui/page-head', null, [ 'text' => $route_page['text'] ?: $count ] + $route_page );
get_template_part( 'parts/ui/page-content', null, $route_page );
?>
<ul class="hien-card hien-members">
	<?php foreach ( $list['data'] as $member ) : ?>
		<li class="hien-members__one">
			<?php hien_avatar( $member['avt'], 'is-medium' ); ?>
			<span>
				<span class="hien-members__name"><?php echo hien_escape( $member['name'] ); ?></span>
				<span class="hien-members__date"><?php echo esc_html( hien_joined( $member['date'] ) ); ?></span>
			</span>
		</li>
	<?php endforeach; ?>
</ul>
<?php
$url = static fn( int $number ): string => hien_url( hien_page_path( $first, $number ) );
get_template_part( 'parts/ui/pagination', null, compact( 'url' ) + $list );
