<?php
/**
 * A question with its answer. A link to it ends in the id of the answer, because browsers open the <details> around a target. $args: a
 * question; number, the text before it; is_open; of a block, path: a page may have several of the same question, so they have no id, and
 * link to the question in its list.
 *
 * Twin: src/screens/faqs/faqs-screen.tsx
 */

declare(strict_types=1);

[ 'number' => $number, 'question' => $question, 'answer' => $answer, 'asked_by' => $asked_by, 'date' => $date ] = $args;

$anchor = "cau-hoi-{$args['id']}";
$listed = $args['path'] ?? null;
?>
<details class="hien-faq__item"<?php echo $args['is_open'] ? ' open' : ''; ?>>
	<summary class="hien-faq__question"><span class="hien-faq__mark"><?php echo esc_html( (string) $number ); ?></span><?php echo hien_escape( hien_title( $question ) ); ?><span class="hien-faq__chevron"><?php hien_icon( 'chevron-down' ); ?></span></summary>
	<div class="hien-faq__answer"<?php echo null === $listed ? ' id="' . esc_attr( $anchor ) . '"' : ''; ?>>
		<?php hien_html( $answer ); ?>
		<p class="hien-meta">
			<?php if ( '' !== $asked_by ) : ?>
				<span><?php echo hien_escape( $asked_by ); ?></span>
			<?php endif; ?>
			<span<?php echo '' === $asked_by ? '' : ' class="hien-meta__dot"'; ?>><a href="<?php echo esc_url( null === $listed ? "#$anchor" : hien_url( $listed ) ); ?>"><?php hien_time( $date ); ?></a></span>
		</p>
	</div>
</details>
