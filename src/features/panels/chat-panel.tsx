import Send from 'lucide-static/icons/send.svg';
import type { Options } from '../../contract/types';
import { externalRel } from '../../lib/paths';
import { namedIcon } from '../../components/ui/icon/named-icon';
import { PanelBody, Row, RowIcon } from './row';

const COLOURS = [ 'is-accent', 'is-clay' ];

/** Links to the author's accounts on messaging services. */
export function ChatPanel( { options }: { readonly options: Options } ) {
	const { chat_links: links } = options;
	return (
		<PanelBody>
			{ links.map( ( { title, text, link, icon }, index ) => (
				<Row
					key={ index }
					mark={
						<RowIcon
							icon={ namedIcon( icon ) ?? Send }
							colour={ COLOURS[ index % COLOURS.length ] }
						/>
					}
					title={ title }
					text={ text }
					link={ link }
					rel={ externalRel( link ) }
				/>
			) ) }
		</PanelBody>
	);
}
