import Sparkles from 'lucide-static/icons/sparkles.svg';
import { useEffect, useState } from 'react';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { Notice } from '../../components/ui/notice/notice';
import { boot } from '../../lib/boot';
import { readStorage, writeStorage } from '../../lib/storage';
import { navigationStore } from '../../stores/navigation';

/** The version for which this tab was loaded again. A page cache may go on giving it the old one. */
const KEY = 'hien-version';

/** The version that the server runs by now, where the page is of another one. */
function useNewVersion(): string | null {
	const latest = useSelect(
		( select ) => select( navigationStore ).getScreen()?.version ?? null,
		[]
	);
	const [ version, setVersion ] = useState< string | null >( null );
	useEffect( () => {
		// A screen that was fetched before says nothing new.
		if (
			latest !== boot().screen.version &&
			latest !== readStorage( 'sessionStorage', KEY )
		) {
			setVersion( latest );
		}
	}, [ latest ] );
	return version;
}

/** Whether a text might be lost with the page. */
function isWriting(): boolean {
	return [ ...document.querySelectorAll( 'textarea' ) ].some(
		( { value } ) => value.trim() !== ''
	);
}

/** Offers the new version of the site. Nothing is loaded until the visitor says so, and nothing that they write is lost unasked. */
export function VersionNotice( props: { readonly reload: () => void } ) {
	const version = useNewVersion();
	const [ isWarned, setWarned ] = useState( false );

	function onClick(): void {
		if ( ! isWarned && isWriting() ) {
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
