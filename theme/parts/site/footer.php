<?php
/**
 * The footer.
 *
 * Twin: src/components/site/footer/footer.tsx
 */

declare(strict_types=1);

$options = hien_shell()['options'];
$footer  = $options['footer'];
hien_suspense_start();
?>
<footer class="hien-footer">
	<div class="hien-footer__grid">
		<div>
			<?php get_template_part( 'parts/ui/logo', null, [ 'site' => $options['site'] ] ); ?>
			<?php if ( '' !== $footer['about'] ) : ?>
				<p class="hien-footer__about"><?php echo hien_escape( $footer['about'] ); ?></p>
			<?php endif; ?>
		</div>
		<?php foreach ( $options['menu']['footer'] as $column ) : ?>
			<div>
				<h2 class="hien-footer__title"><?php echo hien_escape( $column['title'] ); ?></h2>
				<ul>
					<?php foreach ( $column['items'] as $item ) : ?>
						<li><a class="hien-footer__link" href="<?php echo esc_url( $item['url'] ); ?>"><?php echo hien_escape( $item['title'] ); ?></a></li>
					<?php endforeach; ?>
				</ul>
			</div>
		<?php endforeach; ?>
	</div>
	<div class="hien-footer__copy"><div class="hien-footer__copy-inner">
		<?php foreach ( array_filter( [ $footer['copyright'], $footer['note'] ] ) as $line ) : ?>
			<span><?php echo hien_escape( $line ); ?></span>
		<?php endforeach; ?>
	</div></div>
</footer>
<?php hien_suspense_end(); ?>
