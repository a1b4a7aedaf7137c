import Check from 'lucide-static/icons/check.svg';
import LinkIcon from 'lucide-static/icons/link.svg';
import Share2 from 'lucide-static/icons/share-2.svg';
import { __ } from '@wordpress/i18n';
import { useCopy } from '../../lib/use-copy';
import { useIsHydrating } from '../../lib/use-is-hydrating';
import { Icon } from '../ui/icon/icon';

function outcomeOf( isCopied: boolean | null ): string {
	if ( isCopied === null ) {
		return '';
	}
	return isCopied
		? __( 'Đã sao chép liên kết', 'hien' )
		: __( 'Không sao chép được', 'hien' );
}

interface Props {
	readonly url: string;
	readonly title: string;
}

/** Buttons that copy a post's URL or open the share dialog; rendered after hydration, since they need scripts. */
export function ShareButtons( { url, title }: Props ) {
	const [ isCopied, copy ] = useCopy();
	const isHydrating = useIsHydrating();

	async function share(): Promise< void > {
		try {
			await navigator.share( { url, title } );
		} catch ( error ) {
			// A DOMException means that the reader closed the dialog.
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
				onClick={ () => void copy( url ) }
			>
				<Icon icon={ isCopied ? Check : LinkIcon } />
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
				{ outcomeOf( isCopied ) }
			</span>
		</>
	);
}
