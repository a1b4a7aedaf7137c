import Moon from 'lucide-static/icons/moon.svg';
import Sun from 'lucide-static/icons/sun.svg';
import SunMoon from 'lucide-static/icons/sun-moon.svg';
import { __ } from '@wordpress/i18n';
import { applyTheme } from '../../../lib/theme';
import type { Theme } from '../../../lib/theme';
import { useNextTheme, useTheme } from '../../../lib/use-theme';
import { Icon } from '../icon/icon';
import './theme-switch.scss';

const ICONS = { system: SunMoon, light: Sun, dark: Moon };

function labelOf( next: Theme ): string {
	switch ( next ) {
		case 'light':
			return __( 'Đổi sang giao diện sáng', 'hien' );
		case 'dark':
			return __( 'Đổi sang giao diện tối', 'hien' );
		case 'system':
			return __( 'Đổi giao diện theo hệ thống', 'hien' );
	}
}

/** Switches between the system's theme, light and dark, see nextTheme(); the label names the next one. */
export function ThemeSwitch() {
	const theme = useTheme();
	const next = useNextTheme();
	return (
		<button
			className="hien-icon-button is-filled hien-theme-switch"
			type="button"
			aria-label={ labelOf( next ) }
			onClick={ () => applyTheme( next ) }
		>
			<Icon icon={ ICONS[ theme ] } />
		</button>
	);
}
