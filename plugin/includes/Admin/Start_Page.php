<?php
declare(strict_types=1);

namespace Hien\Admin;

use Hien\Admin_Action;
use Hien\Checks\Finding;
use Hien\Health\Checks;
use Hien\Module;
use Hien\Setup\Sample_Content;
use Hien\Setup\Site_Defaults;
use Hien\Setup\Task;
use Hien\Setup\Tasks;
use Hien\Theme;

defined( 'ABSPATH' ) || exit;

/** wp-admin, Hiên > Bắt đầu: what the checks have found, and the tasks that make a new site ready. */
final class Start_Page implements Module {

	public const SLUG       = 'hien-start';
	public const CAPABILITY = 'manage_options';

	/** Name of the forms' action in admin-post.php, and of their nonce. */
	public const ACTION = 'hien_start';

	/** Argument of the address: the form was saved. WordPress removes it again from the address. */
	public const SAVED = 'updated';

	/** Argument of the address: checks that request pages of the site run too. */
	private const THOROUGH = 'thorough';

	private const STYLES = '.hien-task{max-width:46em;margin:0 0 1em;padding:.5em 1em 1em;background:#fff;border:1px solid #c3c4c7}'
		. '.hien-task h3{margin:.5em 0;line-height:1.4}.hien-task small{font-weight:400;color:#50575e}'
		. '.hien-task__buttons{display:flex;flex-wrap:wrap;align-items:center;gap:1em}.hien-tasks summary{cursor:pointer;margin:1em 0}';

	public function __construct(
		private readonly Tasks $tasks,
		private readonly Start_Form $form,
	) {}

	public function register(): void {
		add_action( 'admin_menu', [ $this, 'add' ], 11 ); // After Hiên > Cài đặt, to which the menu's name leads.
		add_action( 'admin_post_' . self::ACTION, [ $this, 'save' ] );
	}

	public function add(): void {
		$page = add_submenu_page(
			Settings_Page::SLUG,
			__( 'Bắt đầu', 'hien-core' ),
			__( 'Bắt đầu', 'hien-core' ),
			self::CAPABILITY,
			self::SLUG,
			[ $this, 'render' ]
		);
		add_action(
			"load-$page",
			static fn() => add_action( 'admin_enqueue_scripts', static fn() => wp_add_inline_style( 'common', self::STYLES ) )
		);
	}

	public static function url(): string {
		return admin_url( 'admin.php?page=' . self::SLUG );
	}

	public function render(): void {
		?>
		<div class="wrap">
			<h1><?php esc_html_e( 'Bắt đầu', 'hien-core' ); ?></h1>
			<?php
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It changes nothing.
			if ( isset( $_GET[ self::SAVED ] ) ) {
				wp_admin_notice( esc_html__( 'Đã lưu.', 'hien-core' ), [ 'type' => 'success' ] );
			}
			$this->print_findings();
			if ( $this->tasks->is_hidden() ) {
				self::print_button( 'show', __( 'Hiện lại danh sách việc cần làm', 'hien-core' ) );
			} else {
				$this->form->print();
				$this->print_tasks();
			}
			Demo_Section::print();
			?>
		</div>
		<?php
	}

	/** Does what a button of the page asks for, and redirects back. */
	public function save(): void {
		check_admin_referer( self::ACTION );
		Admin_Action::require_capability( self::CAPABILITY );
		$task = sanitize_key( $_POST['task'] ?? '' );
		match ( sanitize_key( $_POST['do'] ?? '' ) ) {
			'hide'         => $this->tasks->hide( true ),
			'show'         => $this->tasks->hide( false ),
			'away'         => $this->tasks->put_away( $task ),
			'back'         => $this->tasks->bring_back( $task ),
			Tasks::SAMPLES => Sample_Content::trash(),
			'apply'        => Site_Defaults::apply(),
			'decline'      => Site_Defaults::decline(),
			default        => Admin_Action::refuse_button(),
		};
		wp_safe_redirect( self::url() );
		exit;
	}

	/** A button that posts to save(). */
	public static function print_button( string $what, string $label, string $task = '', string $css = 'button' ): void {
		Admin_Action::open_form( self::ACTION );
		?>
			<input type="hidden" name="task" value="<?php echo esc_attr( $task ); ?>">
			<button class="<?php echo esc_attr( $css ); ?>" name="do" value="<?php echo esc_attr( $what ); ?>"><?php echo esc_html( $label ); ?></button>
		</form>
		<?php
	}

	private function print_findings(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It changes nothing.
		$is_thorough = isset( $_GET[ self::THOROUGH ] );
		$problems    = Checks::problems( $is_thorough );
		?>
		<h2><?php esc_html_e( 'Trang có ổn không?', 'hien-core' ); ?></h2>
		<?php
		array_map( self::print_finding( ... ), $problems );
		if ( [] === $problems ) {
			wp_admin_notice(
				esc_html(
					$is_thorough
						? __( 'Đã xem hết các mục: mọi thứ đều ổn.', 'hien-core' )
						: __( 'Chưa thấy điều gì không ổn.', 'hien-core' )
				),
				[ 'type' => 'success', 'additional_classes' => [ 'inline' ] ]
			);
		}
		if ( ! $is_thorough ) {
			printf(
				'<p><a class="button" href="%s">%s</a></p>',
				esc_url( add_query_arg( self::THOROUGH, '1', self::url() ) ),
				esc_html__( 'Kiểm tra kỹ', 'hien-core' )
			);
		}
	}

	private static function print_finding( Finding $found ): void {
		$links = [];
		foreach ( $found->links as $url => $label ) {
			$links[] = sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html( $label ) );
		}
		$lines = [
			sprintf( '<strong>%s</strong>', esc_html( $found->summary ) ),
			esc_html( $found->advice ),
			...array_map( 'esc_html', $found->details ),
			implode( ' · ', $links ),
		];
		wp_admin_notice(
			implode( '', array_map( static fn( string $line ): string => "<p>$line</p>", array_filter( $lines ) ) ),
			[
				'type'               => 'critical' === $found->status ? 'error' : 'warning',
				'additional_classes' => [ 'inline' ],
				'paragraph_wrap'     => false,
			]
		);
	}

	private function print_tasks(): void {
		$all  = $this->tasks->all();
		$open = $this->tasks->open();
		$done = array_filter( $all, static fn( Task $task ): bool => $task->is_done );
		?>
		<div class="hien-tasks">
			<h2>
				<?php
				/* translators: 1: number of tasks that are done, 2: number of all */
				printf( esc_html__( 'Việc cần làm (xong %1$d/%2$d)', 'hien-core' ), count( $done ), count( $all ) );
				?>
			</h2>
			<?php
			if ( [] === $open ) {
				printf( '<p>%s</p>', esc_html__( 'Không còn việc nào. Trang của bạn đã sẵn sàng.', 'hien-core' ) );
			}
			foreach ( $open as $task ) {
				self::print_task( $task, array_key_first( $open ) === $task->id );
			}
			/* translators: %d: number of tasks */
			self::print_more( __( 'Đã xong (%d)', 'hien-core' ), $done );
			/* translators: %d: number of tasks */
			self::print_more( __( 'Đã bỏ qua (%d)', 'hien-core' ), array_diff_key( $all, $open, $done ) );
			self::print_button( 'hide', __( 'Cất cả danh sách', 'hien-core' ) );
			?>
		</div>
		<?php
	}

	private static function print_task( Task $task, bool $is_first ): void {
		?>
		<section class="hien-task" aria-labelledby="<?php echo esc_attr( "hien-task-$task->id" ); ?>">
			<h3 id="<?php echo esc_attr( "hien-task-$task->id" ); ?>">
				<?php echo esc_html( $task->title ); ?>
				<small>
					<?php
					printf(
						/* translators: %d: minutes */
						esc_html( $task->is_optional ? __( '(%d phút, tùy bạn)', 'hien-core' ) : __( '(%d phút)', 'hien-core' ) ),
						(int) $task->minutes
					);
					?>
				</small>
			</h3>
			<p><?php echo esc_html( $task->why ); ?></p>
			<?php
			$asks = Tasks::DEFAULTS === $task->id && Theme::prints_screens();
			if ( $asks ) {
				Setup_Question::print();
			}
			?>
			<div class="hien-task__buttons">
				<?php
				if ( ! $asks ) {
					self::print_way( $task, $is_first ? 'button button-primary' : 'button' );
				}
				self::print_button( 'away', __( 'Bỏ qua', 'hien-core' ), $task->id, 'button-link' );
				?>
			</div>
		</section>
		<?php
	}

	/** The button of a task. */
	private static function print_way( Task $task, string $css ): void {
		if ( '' === $task->url ) {
			self::print_button( $task->id, $task->button, css: $css );
		} else {
			printf( '<a class="%s" href="%s">%s</a>', esc_attr( $css ), esc_url( $task->url ), esc_html( $task->button ) );
		}
	}

	/** @param array<string,Task> $tasks Done, or put away. */
	private static function print_more( string $title, array $tasks ): void {
		if ( [] === $tasks ) {
			return;
		}
		?>
		<details>
			<summary><?php printf( esc_html( $title ), count( $tasks ) ); ?></summary>
			<?php foreach ( $tasks as $task ) : ?>
				<div class="hien-task">
					<h3><?php echo esc_html( $task->title ); ?></h3>
					<?php
					if ( ! $task->is_done ) {
						self::print_button( 'back', __( 'Đưa trở lại', 'hien-core' ), $task->id );
					} elseif ( '' !== $task->url ) {
						self::print_way( $task, '' );
					}
					?>
				</div>
			<?php endforeach; ?>
		</details>
		<?php
	}
}
