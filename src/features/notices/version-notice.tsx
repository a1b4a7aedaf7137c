import Sparkles from 'lucide-static/icons/sparkles.svg';
import { useEffect, useState } from 'react';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { Notice } from '../../components/ui/notice/notice';
import { boot } from '../../lib/boot';
import { hasUnsavedText } from '../../lib/unsaved-text';
import { readStorage, writeStorage } from '../../lib/storage';
import { navigationStore } from '../../stores/navigation';

/** Storage key of the version for which this tab was reloaded, because a page cache may still serve the old one. */
const KEY = 'hien-version';

/** The server's version, if it differs from the one that printed the page; otherwise null. */
function useNewVersion(): string | null {
	const latest = useSelect(
		( select ) => select( navigationStore ).getScreen()?.version ?? null,
		[]
	);
	const [ version, setVersion ] = useState< string | null >( null );
	useEffect( () => {
		// Unless the page was reloaded for this version.
		if (
			latest !== boot().screen.version &&
			latest !== readStorage( 'sessionStorage', KEY )
		) {
			setVersion( latest );
		}
	}, [ latest ] );
	return version;
}

/** The notice that offers to reload the page for a new version of the site. It warns before typed text is lost. */
export function VersionNotice( props: { readonly reload: () => void } ) {
	const version = useNewVersion();
	const [ isWarned, setWarned ] = useState( false );

	function onClick(): void {
		if ( ! isWarned && hasUnsavedText() ) {
			setWarned( true );
		} else {
			writeStorage( 'sessionStorage', KEY, version );
			props.reload();
		}
	}

	return version === null ? null : (
		<Notice
			icon={ Sparkles }
			text={
				isWarned
					? __(
							'Bạn đang viết dở, tải lại có thể mất đoạn ấy.',
							'hien'
						)
					: __( 'Trang vừa có phiên bản mới.', 'hien' )
			}
		>
			<button
				className="hien-button is-small"
				type="button"
				onClick={ onClick }
			>
				{ isWarned
					? __( 'Vẫn tải lại', 'hien' )
					: __( 'Tải lại', 'hien' ) }
			</button>
		</Notice>
	);
}
