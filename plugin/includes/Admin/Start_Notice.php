<?php
declare(strict_types=1);

namespace Hien\Admin;

use Hien\Module;
use Hien\Setup\Task;
use Hien\Setup\Tasks;

defined( 'ABSPATH' ) || exit;

/**
 * The notice with a link to Hiên > Bắt đầu, while tasks are left and the list is not hidden. What is critical has its own
 * (Health/Problem_Notice.php).
 */
final class Start_Notice implements Module {

	/** Screens where a site is set up. Only these, because whether tasks are done costs some queries. */
	private const SCREENS = [ 'dashboard', 'plugins', 'themes' ];

	public function __construct( private readonly Tasks $tasks ) {}

	public function register(): void {
		add_action( 'admin_notices', [ $this, 'show' ] );
	}

	public function show(): void {
		$screen = get_current_screen()?->id;
		if ( ! in_array( $screen, self::SCREENS, true ) || ! current_user_can( Start_Page::CAPABILITY ) ) {
			return;
		}
		$open = $this->tasks->is_hidden()
			? []
			: array_filter( $this->tasks->open(), static fn( Task $task ): bool => ! $task->is_optional );
		if ( [] !== $open ) {
			self::print_tasks( count( $open ), array_sum( array_column( $open, 'minutes' ) ) );
		}
	}

	private static function print_tasks( int $count, int $minutes ): void {
		?>
		<div class="notice notice-info">
			<p>
				<?php
				printf(
					/* translators: 1: number of tasks, 2: minutes */
					esc_html__( 'Hiên: còn %1$d việc để trang của bạn sẵn sàng, chừng %2$d phút.', 'hien-core' ),
					(int) $count,
					(int) $minutes
				);
				?>
			</p>
			<div style="display:flex;flex-wrap:wrap;gap:1em;margin-bottom:.5em">
				<a class="button button-primary" href="<?php echo esc_url( Start_Page::url() ); ?>"><?php esc_html_e( 'Bắt đầu', 'hien-core' ); ?></a>
				<?php Start_Page::print_button( 'hide', __( 'Cất đi', 'hien-core' ) ); ?>
			</div>
		</div>
		<?php
	}
}
