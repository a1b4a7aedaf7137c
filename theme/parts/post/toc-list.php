<?php
/**
 * The table of contents. $args: the headings of an article.
 *
 * Twin: src/components/post/toc.tsx
 */

declare(strict_types=1);

?>
<ol class="hien-toc__list">
	<?php foreach ( $args as $heading ) : ?>
		<li><a class="hien-toc__link<?php echo $heading['level'] > 2 ? ' is-nested' : ''; ?>" href="#<?php echo hien_escape( $heading['id'] ); ?>"><?php echo hien_escape( hien_title( $heading['text'] ) ); ?></a></li>
	<?php endforeach; ?>
</ol>
