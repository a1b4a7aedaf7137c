import ChevronDown from 'lucide-static/icons/chevron-down.svg';
import { useLayoutEffect, useRef } from 'react';
import { __ } from '@wordpress/i18n';
import { ContentList } from '../../components/cards/content-list/content-list';
import { Prose } from '../../components/ui/html/prose';
import { Icon } from '../../components/ui/icon/icon';
import { PostDate } from '../../components/ui/meta/post-date';
import { Ask } from '../../features/messages';
import type { Faq } from '../../contract/types';
import { titleText } from '../../lib/formats';
import { useHash } from '../../lib/use-hash';
import { withData } from '../with-data';
import type { DataProps } from '../with-data';
import './faqs-screen.scss';

interface QuestionProps {
	readonly faq: Faq;
	readonly open: boolean;
	/** Whether the URL fragment names it. */
	readonly isTarget: boolean;
}

function Question( { faq, open, isTarget }: QuestionProps ) {
	const { number, question, answer, asked_by: askedBy, date } = faq;
	const details = useRef< HTMLDetailsElement >( null );
	// Not by the `open` prop, which would close it when the fragment changes.
	useLayoutEffect( () => {
		if ( isTarget && details.current ) {
			details.current.open = true;
		}
	}, [ isTarget ] );
	return (
		<details
			ref={ details }
			className="hien-faq__item"
			open={ open }
			// The visitor may have toggled it before hydration.
			suppressHydrationWarning
		>
			<summary className="hien-faq__question">
				<span className="hien-faq__mark">{ number }</span>
				{ titleText( question ) }
				<span className="hien-faq__chevron">
					<Icon icon={ ChevronDown } />
				</span>
			</summary>
			<div className="hien-faq__answer" id={ anchorOf( faq ) }>
				<Prose html={ answer } />
				<p className="hien-meta">
					{ askedBy && <span>{ askedBy }</span> }
					<span className={ askedBy ? 'hien-meta__dot' : undefined }>
						<a href={ `#${ anchorOf( faq ) }` }>
							<PostDate iso={ date } />
						</a>
					</span>
				</p>
			</div>
		</details>
	);
}

/** The fragment of a link to a question: the id of its answer, because browsers open the <details> around a target. */
function anchorOf( { id }: Faq ): string {
	return `cau-hoi-${ id }`;
}

function Faqs( { data: { faqs, page } }: DataProps< 'faqs' > ) {
	const hash = useHash();
	return (
		<>
			<ContentList
				list={ faqs }
				page={ page }
				empty={ {
					title: __( 'Chưa có câu hỏi nào', 'hien' ),
					text: __(
						'Câu hỏi đầu tiên đang chờ được trả lời. Bạn ghé lại nhé.',
						'hien'
					),
				} }
			>
				{ ( { data } ) => (
					<div className="hien-card hien-faq">
						{ data.map( ( faq, index ) => (
							<Question
								key={ faq.id }
								faq={ faq }
								open={ index === 0 }
								isTarget={ anchorOf( faq ) === hash }
							/>
						) ) }
					</div>
				) }
			</ContentList>
			<Ask path={ page.path } />
		</>
	);
}

export const FaqsScreen = withData( Faqs );
