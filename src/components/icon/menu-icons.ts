import {
	Blocks,
	BookOpen,
	CirclePlay,
	CircleQuestionMark,
	Code,
	Download,
	FileText,
	Folder,
	Gauge,
	GraduationCap,
	House,
	Images,
	Info,
	LayoutGrid,
	Mail,
	Newspaper,
	Palette,
	Server,
	ShieldCheck,
	Tag,
	UserRound,
	Users,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

/** The icons that a menu item may name. */
const MENU_ICONS: Readonly< Record< string, LucideIcon > > = {
	blocks: Blocks,
	'book-open': BookOpen,
	'circle-help': CircleQuestionMark,
	'circle-play': CirclePlay,
	code: Code,
	download: Download,
	'file-text': FileText,
	folder: Folder,
	gauge: Gauge,
	'graduation-cap': GraduationCap,
	house: House,
	images: Images,
	info: Info,
	'layout-grid': LayoutGrid,
	mail: Mail,
	newspaper: Newspaper,
	palette: Palette,
	server: Server,
	'shield-check': ShieldCheck,
	tag: Tag,
	'user-round': UserRound,
	users: Users,
};

export function menuIcon( name: string | null ): LucideIcon | null {
	return name === null ? null : ( MENU_ICONS[ name ] ?? null );
}
