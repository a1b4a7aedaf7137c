import { useState } from 'react';
import type { ReactNode } from 'react';
import { ChatFrame } from './chat-frame';
import { PanelHead } from './panel-head';

interface Props {
	readonly startsOpen: boolean;
	readonly children: ReactNode;
}

/** The chat without a connection to Firebase: a button, and a panel with a text or a form. */
export function Closable( { startsOpen, children }: Props ) {
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
					{ children }
				</>
			) }
		</ChatFrame>
	);
}
