<?php
declare(strict_types=1);

namespace Hien\Health;

use Hien\Admin_Action;
use Hien\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Shows critical problems on the dashboard, except those of checks that send requests to the site, until they are solved or dismissed. A
 * dismissed problem is shown again if it comes back after it was solved.
 */
final class Problem_Notice implements Module {

	/** Name of the form's action in admin-post.php, and of its nonce. */
	public const ACTION = 'hien_problems_seen';

	/** Option: ids of the checks whose present problem was dismissed. */
	public const SEEN_OPTION = 'hien_problems_seen';

	private const CAPABILITY = 'manage_options';

	public function register(): void {
		add_action( 'admin_notices', [ $this, 'show' ] );
		add_action( 'admin_post_' . self::ACTION, [ $this, 'dismiss' ] );
	}

	public function show(): void {
		if ( 'dashboard' !== get_current_screen()?->id || ! current_user_can( self::CAPABILITY ) ) {
			return;
		}
		$critical = Checks::critical();
		$seen     = array_intersect( self::seen(), array_keys( $critical ) );
		if ( $seen !== self::seen() ) {
			update_option( self::SEEN_OPTION, array_values( $seen ), false );
		}
		$told = array_diff_key( $critical, array_flip( $seen ) );
		if ( [] === $told ) {
			return;
		}
		?>
		<div class="notice notice-error">
			<p><strong><?php esc_html_e( 'Hiên có chỗ cần bạn xem:', 'hien-core' ); ?></strong></p>
			<ul class="ul-disc">
				<?php foreach ( $told as $finding ) : ?>
					<li>
						<?php echo esc_html( "$finding->summary. $finding->advice" ); ?>
						<?php foreach ( $finding->links as $url => $label ) : ?>
							<a href="<?php echo esc_url( $url ); ?>"><?php echo esc_html( $label ); ?></a>
						<?php endforeach; ?>
					</li>
				<?php endforeach; ?>
			</ul>
			<?php Admin_Action::open_form( self::ACTION ); ?>
				<?php foreach ( array_keys( $told ) as $id ) : ?>
					<input type="hidden" name="shown[]" value="<?php echo esc_attr( $id ); ?>">
				<?php endforeach; ?>
				<p><button class="button"><?php esc_html_e( 'Đã hiểu', 'hien-core' ); ?></button></p>
			</form>
		</div>
		<?php
	}

	/** Dismisses the problems that the form has shown, not those that have begun since. Redirects back. */
	public function dismiss(): void {
		check_admin_referer( self::ACTION );
		Admin_Action::require_capability( self::CAPABILITY );
		$seen = [ ...self::seen(), ...array_map( 'sanitize_key', (array) wp_unslash( $_POST['shown'] ?? [] ) ) ];
		update_option( self::SEEN_OPTION, array_values( array_intersect( array_keys( Checks::critical() ), $seen ) ), false );
		wp_safe_redirect( wp_get_referer() ?: admin_url() );
		exit;
	}

	/** @return list<string> */
	private static function seen(): array {
		return array_values( (array) get_option( self::SEEN_OPTION, [] ) );
	}
}
