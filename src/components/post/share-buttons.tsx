import Check from 'lucide-static/icons/check.svg';
import LinkIcon from 'lucide-static/icons/link.svg';
import Share2 from 'lucide-static/icons/share-2.svg';
import { useEffect, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { copyText } from '../../lib/copy-text';
import { useIsHydrating } from '../../lib/use-is-hydrating';
import { Icon } from '../ui/icon/icon';

/** Milliseconds for which the outcome of copying is shown. */
const CONFIRMATION = 2000;

interface Copied {
	readonly isDone: boolean;
}

function outcomeOf( copied: Copied | null ): string {
	if ( copied === null ) {
		return '';
	}
	return copied.isDone
		? __( 'Đã sao chép liên kết', 'hien' )
		: __( 'Không sao chép được', 'hien' );
}

interface Props {
	readonly url: string;
	readonly title: string;
}

/**
 * Copies the address of a post, or hands it to the share dialog of the device. Both need scripts, so these buttons appear
 * with them, at the end of a row that has room for them.
 */
export function ShareButtons( { url, title }: Props ) {
	/** The outcome of the last copy. Each copy makes a new object, so that each outcome is shown for the same time. */
	const [ copied, setCopied ] = useState< Copied | null >( null );
	const isHydrating = useIsHydrating();
	useEffect( () => {
		if ( copied === null ) {
			return;
		}
		const timer = setTimeout( () => setCopied( null ), CONFIRMATION );
		return () => clearTimeout( timer );
	}, [ copied ] );

	async function copy(): Promise< void > {
		setCopied( { isDone: await copyText( url ) } );
	}

	async function share(): Promise< void > {
		try {
			await navigator.share( { url, title } );
		} catch ( error ) {
			// The reader closed the dialog.
			if ( ! ( error instanceof DOMException ) ) {
				throw error;
			}
		}
	}

	if ( isHydrating ) {
		return null;
	}
	const copyLabel = __( 'Sao chép liên kết', 'hien' );
	const shareLabel = __( 'Chia sẻ bằng ứng dụng khác', 'hien' );
	return (
		<>
			<button
				className="hien-icon-button is-filled hien-rail__button"
				type="button"
				aria-label={ copyLabel }
				title={ copyLabel }
				onClick={ () => void copy() }
			>
				<Icon icon={ copied?.isDone ? Check : LinkIcon } />
			</button>
			{ 'share' in navigator && (
				<button
					className="hien-icon-button is-filled hien-rail__button"
					type="button"
					aria-label={ shareLabel }
					title={ shareLabel }
					onClick={ () => void share() }
				>
					<Icon icon={ Share2 } />
				</button>
			) }
			<span className="hien-rail__outcome" role="status">
				{ outcomeOf( copied ) }
			</span>
		</>
	);
}
