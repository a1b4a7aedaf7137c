import { titleText } from '../../../lib/formats';
import './page-head.scss';

interface Props {
	readonly title: string;
	readonly text?: string;
}

export function PageHead( { title, text }: Props ) {
	return (
		<header className="hien-page-head">
			<h1 className="hien-page-head__title">{ titleText( title ) }</h1>
			{ text && <p className="hien-page-head__text">{ text }</p> }
		</header>
	);
}
