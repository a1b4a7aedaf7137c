import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Spinner } from '../../../components/ui/spinner/spinner';
import { ChatFrame } from './chat-frame';
import { PanelHead } from './panel-head';

interface Props {
	readonly startsOpen: boolean;
	/** Its code may still be loading. */
	readonly children: ReactNode;
}

/** The chat without a connection to Firebase: a button, and a panel with a text or a form. */
export function UnconnectedChat( { startsOpen, children }: Props ) {
	const [ isOpen, setOpen ] = useState( startsOpen );
	return (
		<ChatFrame
			isOpen={ isOpen }
			onToggle={ setOpen }
			unread={ 0 }
			takesFocus
		>
			{ ( close ) => (
				<>
					<PanelHead onClose={ close } />
					<Suspense
						fallback={
							<div className="hien-chat__prompt">
								<Spinner label={ __( 'Đang tải', 'hien' ) } />
							</div>
						}
					>
						{ children }
					</Suspense>
				</>
			) }
		</ChatFrame>
	);
}
