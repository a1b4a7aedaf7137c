import Monitor from 'lucide-static/icons/monitor.svg';
import Moon from 'lucide-static/icons/moon.svg';
import Sun from 'lucide-static/icons/sun.svg';
import { __ } from '@wordpress/i18n';
import { Icon } from '../../components/ui/icon/icon';
import { applyTheme } from '../../lib/theme';
import { useTheme } from '../../lib/use-theme';

/**
 * The choice of light, dark or the system's theme. CSS marks the current one, so that it is marked before hydration,
 * too.
 */
export function ThemeChoice() {
	const theme = useTheme();
	const choices = [
		{ value: 'light', icon: Sun, title: __( 'Sáng', 'hien' ) },
		{ value: 'dark', icon: Moon, title: __( 'Tối', 'hien' ) },
		{ value: 'system', icon: Monitor, title: __( 'Theo máy', 'hien' ) },
	] as const;
	return (
		<div
			className="hien-segment"
			role="group"
			aria-label={ __( 'Giao diện', 'hien' ) }
		>
			{ choices.map( ( { value, icon, title } ) => (
				<button
					key={ value }
					className={ `hien-segment__item is-${ value }` }
					type="button"
					aria-pressed={ theme === value }
					onClick={ () => applyTheme( value ) }
				>
					<Icon icon={ icon } small />
					{ title }
				</button>
			) ) }
		</div>
	);
}
