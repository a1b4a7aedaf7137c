import Pause from 'lucide-static/icons/pause.svg';
import Play from 'lucide-static/icons/play.svg';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Icon } from '../icon/icon';
import { useSwiper } from './use-swiper';
import './carousel.scss';

interface Props {
	readonly label: string;
	/** Elements of class `hien-carousel__slide`. */
	readonly children: readonly ReactNode[];
}

/** Slides that change by themselves. Without Swiper, which is loaded later, they are a row that scrolls and snaps. */
export function Carousel( { label, children }: Props ) {
	const ref = useRef< HTMLElement >( null );
	const { swiper, isPlaying } = useSwiper( ref, children.length );
	return (
		<section
			ref={ ref }
			className="hien-carousel"
			aria-roledescription={ __( 'trình chiếu', 'hien' ) }
			aria-label={ label }
		>
			{ swiper && (
				<button
					className="hien-icon-button hien-carousel__pause"
					type="button"
					aria-label={
						isPlaying
							? __( 'Tạm dừng trình chiếu', 'hien' )
							: __( 'Chạy tiếp trình chiếu', 'hien' )
					}
					onClick={ () =>
						swiper.autoplay[ isPlaying ? 'stop' : 'start' ]()
					}
				>
					<Icon icon={ isPlaying ? Pause : Play } small />
				</button>
			) }
			<div
				className="hien-carousel__row"
				onFocus={ () => swiper?.autoplay.stop() }
			>
				{ children }
			</div>
		</section>
	);
}
