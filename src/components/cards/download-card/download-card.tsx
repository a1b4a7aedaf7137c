import DownloadIcon from 'lucide-static/icons/download.svg';
import FileArchive from 'lucide-static/icons/file-archive.svg';
import FileCode from 'lucide-static/icons/file-code.svg';
import FileText from 'lucide-static/icons/file-text.svg';
import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import type { Download } from '../../../contract/types';
import { titleText } from '../../../lib/formats';
import { Icon } from '../../ui/icon/icon';
import './download-card.scss';

const ICONS = { archive: FileArchive, code: FileCode, text: FileText };

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** A file's size: 812 B, 640 KB, 1,2 MB. */
export function formatSize( bytes: number ): string {
	if ( bytes < KILOBYTE ) {
		return `${ bytes } B`;
	}
	const kilobytes = Math.round( bytes / KILOBYTE );
	return kilobytes < KILOBYTE
		? `${ kilobytes } KB`
		: `${ ( bytes / MEGABYTE ).toFixed( 1 ).replace( '.', ',' ) } MB`;
}

interface Props {
	readonly download: Download;
	readonly saveButton: ReactNode;
}

/** A file to download. The server counts the download and redirects to the file, which may be missing. */
export function DownloadCard( { download, saveButton }: Props ) {
	const { name, file, type, kind, size } = download;
	return (
		<div className="hien-card hien-download-card">
			<a
				className="hien-download-card__link"
				{ ...( file !== null && {
					href: file,
					download: true,
					rel: 'nofollow',
				} ) }
			>
				<span className={ `hien-download-card__icon is-${ kind }` }>
					<Icon icon={ ICONS[ kind ] } />
				</span>
				<span>
					<span className="hien-download-card__name">
						{ titleText( name ) }
					</span>{ ' ' }
					<span className="hien-download-card__size">
						{ file === null
							? __(
									'Tệp này đang thiếu, bạn ghé lại sau nhé.',
									'hien'
								)
							: [ type, size === null ? '' : formatSize( size ) ]
									.filter( Boolean )
									.join( ' · ' ) }
					</span>
				</span>
				{ file !== null && (
					<span className="hien-icon-button">
						<Icon icon={ DownloadIcon } />
					</span>
				) }
			</a>
			{ saveButton }
		</div>
	);
}
