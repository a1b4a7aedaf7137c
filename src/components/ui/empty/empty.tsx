import RotateCw from 'lucide-static/icons/rotate-cw.svg';
import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { cx } from '../../../lib/class-names';
import { loadFailure } from '../../../lib/failure-sentences';
import { useListener } from '../../../lib/use-listener';
import { Icon } from '../icon/icon';
import { useReturnedFocus } from '../retry-button/retry-button';
import './empty.scss';

const ART = {
	chair: (
		<path d="M40 100V86h24v14M44 86V72h16v14M52 40v9M47 49h10l3 9H44Z" />
	),
	comment: (
		<>
			<path
				d="M38 52h28a3 3 0 0 1 3 3v18a3 3 0 0 1-3 3H50l-8 8v-8h-4a3 3 0 0 1-3-3V55a3 3 0 0 1 3-3Z"
				fill="var(--hien-accent-soft)"
			/>
			<path d="M44 62h16M44 68h10" />
		</>
	),
	search: (
		<>
			<circle cx="50" cy="62" r="12" fill="var(--hien-accent-soft)" />
			<path d="m59 71 9 9" />
		</>
	),
	error: <path d="M52 46v20m0 10v0M38 100l4-8h20l4 8" />,
};

interface Props {
	readonly art: keyof typeof ART;
	readonly title: string;
	readonly text?: string;
	readonly compact?: boolean;
	readonly children?: ReactNode;
}

export function Empty( { art, title, text, compact, children }: Props ) {
	return (
		<div
			className={ cx(
				'hien-empty',
				art === 'error' && 'is-error',
				compact && 'is-compact'
			) }
		>
			<svg
				className="hien-empty__art"
				viewBox="0 0 104 104"
				fill="none"
				aria-hidden="true"
			>
				<path
					d="M18 100V50a34 34 0 0 1 68 0v50Z"
					fill="var(--hien-surface-strong)"
				/>
				<path
					d="M28 100V51a24 24 0 0 1 48 0v49Z"
					fill="var(--hien-surface)"
					stroke="var(--hien-line)"
					strokeWidth="1.5"
				/>
				<path
					d="M8 100h88"
					stroke="currentColor"
					strokeWidth="3"
					strokeLinecap="round"
				/>
				<g
					stroke="currentColor"
					strokeWidth="2.4"
					strokeLinecap="round"
					strokeLinejoin="round"
				>
					{ ART[ art ] }
				</g>
			</svg>
			<p className="hien-empty__title">{ title }</p>
			{ text && <p className="hien-empty__text">{ text }</p> }
			{ children }
		</div>
	);
}

/** The message that data could not be loaded, with a button that tries again; so does the network when it is back. */
export function LoadError( props: {
	readonly retry: () => void;
	/** The failure, whose kind the message tells. */
	readonly error?: unknown;
	readonly compact?: boolean;
} ) {
	const { retry, compact = false } = props;
	useListener( window, 'online', retry );
	return (
		<section className="hien-card" role="alert">
			<Empty
				art="error"
				title={ __( 'Chưa tải được nội dung', 'hien' ) }
				text={ loadFailure( props.error ) }
				compact={ compact }
			>
				<button
					ref={ useReturnedFocus() }
					className="hien-button is-soft"
					type="button"
					onClick={ retry }
				>
					<Icon icon={ RotateCw } small />
					{ __( 'Thử lại', 'hien' ) }
				</button>
			</Empty>
		</section>
	);
}
