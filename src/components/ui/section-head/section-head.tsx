import ArrowRight from 'lucide-static/icons/arrow-right.svg';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';
import './section-head.scss';

interface Props {
	readonly title: string;
	readonly id?: string;
	readonly link?: {
		readonly path: string;
		readonly text: string;
		readonly label: string;
	};
}

export function SectionHead( { title, id, link }: Props ) {
	return (
		<header className="hien-section-head">
			<h2 className="hien-section-head__title" id={ id }>
				{ title }
			</h2>
			{ link && (
				<Link
					className="hien-section-head__link"
					to={ link.path }
					aria-label={ link.label }
				>
					{ link.text }
					<Icon icon={ ArrowRight } small />
				</Link>
			) }
		</header>
	);
}
