import BookOpen from 'lucide-static/icons/book-open.svg';
import CircleHelp from 'lucide-static/icons/circle-help.svg';
import CirclePlay from 'lucide-static/icons/circle-play.svg';
import FileText from 'lucide-static/icons/file-text.svg';
import FolderOpen from 'lucide-static/icons/folder-open.svg';
import GraduationCap from 'lucide-static/icons/graduation-cap.svg';
import Images from 'lucide-static/icons/images.svg';
import Info from 'lucide-static/icons/info.svg';
import Mail from 'lucide-static/icons/mail.svg';
import Newspaper from 'lucide-static/icons/newspaper.svg';
import UserRound from 'lucide-static/icons/user-round.svg';
import Handshake from 'lucide-static/icons/handshake.svg';
import { __, _n, sprintf } from '@wordpress/i18n';
import { namedIcon } from '../../components/ui/icon/named-icon';
import type { MenuItem, Options } from '../../contract/types';
import { formatNumber } from '../../lib/formats';
import { href } from '../../lib/paths';
import type { SvgShapes } from '../../lib/svg-shapes';

interface Tile {
	readonly path: string;
	readonly icon: SvgShapes;
	readonly title: string;
	readonly text: string;
}

interface Entry {
	readonly url: string;
	readonly icon: SvgShapes;
	readonly title: string;
}

function topicTile(): Tile {
	return {
		path: '/wordpress',
		icon: BookOpen,
		title: __( 'WordPress', 'hien' ),
		text: __( 'Bài học và mẹo', 'hien' ),
	};
}

export function tilesOf( { counts, handle, topic }: Options ): Tile[] {
	return [
		{
			path: '/tin-moi',
			icon: Newspaper,
			title: __( 'Tin mới', 'hien' ),
			text: sprintf(
				/* translators: %s: number of posts. */
				_n( '%s bài viết', '%s bài viết', counts.posts, 'hien' ),
				formatNumber( counts.posts )
			),
		},
		...( topic ? [ topicTile() ] : [] ),
		{
			path: '/videos',
			icon: CirclePlay,
			title: __( 'Video', 'hien' ),
			text: sprintf(
				/* translators: %s: number of videos. */
				_n( '%s video', '%s video', counts.videos, 'hien' ),
				formatNumber( counts.videos )
			),
		},
		{
			path: '/khoa-hoc',
			icon: GraduationCap,
			title: __( 'Khóa học', 'hien' ),
			text: sprintf(
				/* translators: %s: number of courses. */
				_n( '%s khóa học', '%s khóa học', counts.courses, 'hien' ),
				formatNumber( counts.courses )
			),
		},
		{
			path: '/hinh-anh',
			icon: Images,
			title: __( 'Hình ảnh', 'hien' ),
			text: sprintf(
				/* translators: %s: number of images. */
				_n( '%s ảnh', '%s ảnh', counts.images, 'hien' ),
				formatNumber( counts.images )
			),
		},
		{
			path: '/tai-nguyen',
			icon: FolderOpen,
			title: __( 'Tài nguyên', 'hien' ),
			text: sprintf(
				/* translators: %s: number of downloads. */
				_n( '%s tài liệu', '%s tài liệu', counts.downloads, 'hien' ),
				formatNumber( counts.downloads )
			),
		},
		{
			path: `/hoi-dap-${ handle }`,
			icon: CircleHelp,
			title: __( 'Hỏi đáp', 'hien' ),
			text: sprintf(
				/* translators: %s: number of questions. */
				_n( '%s câu hỏi', '%s câu hỏi', counts.faqs, 'hien' ),
				formatNumber( counts.faqs )
			),
		},
		{
			path: '/ban-be',
			icon: Handshake,
			title: __( 'Bạn bè', 'hien' ),
			text: sprintf(
				/* translators: %s: number of friends. */
				_n( '%s người bạn', '%s người bạn', counts.friends, 'hien' ),
				formatNumber( counts.friends )
			),
		},
	];
}

/** The author's pages, then the links of the site's menus that are not among the tiles or these pages. */
export function entriesOf( options: Options ): Entry[] {
	const { author, handle, menu } = options;
	const own = [
		{
			path: `/ve-${ handle }`,
			icon: UserRound,
			/* translators: %s: name of the author. */
			title: sprintf( __( 'Về %s', 'hien' ), author.name ),
		},
		{
			path: '/gioi-thieu',
			icon: Info,
			title: __( 'Giới thiệu', 'hien' ),
		},
		{ path: '/lien-he', icon: Mail, title: __( 'Liên hệ', 'hien' ) },
	];
	const shown = new Set( [
		'/',
		'/menu',
		...[ ...own, ...tilesOf( options ) ].map( ( { path } ) => path ),
	] );
	const others = new Map< string, MenuItem >();
	for ( const item of [
		...menu.primary,
		...menu.footer.flatMap( ( { items } ) => items ),
	] ) {
		if ( ! shown.has( item.path ?? '' ) && ! others.has( item.url ) ) {
			others.set( item.url, item );
		}
	}
	return [
		...own.map( ( { path, ...entry } ) => ( {
			...entry,
			url: href( path ),
		} ) ),
		...[ ...others.values() ].map( ( { url, title, icon } ) => ( {
			url,
			title,
			icon: namedIcon( icon ) ?? FileText,
		} ) ),
	];
}
