/** Colours of the drawing that are the same in both themes. */
const LIGHT = '#f9e3b0';
const LAMP = '#e08a3c';
const LEAF = '#6fae8c';
const LEAF_DARK = '#2f7a5d';
const TILE_LIGHT = '#d9825a';

const TILES = Array.from( { length: 13 }, ( _, index ) => 20 + index * 20 );

interface ArchProps {
	readonly x: number;
	readonly fill: string;
	readonly opacity?: number;
}

function Arch( { x, fill, opacity }: ArchProps ) {
	return (
		<>
			<path
				d={ `M${ x } 208V80a40 40 0 0 1 80 0v128Z` }
				fill="var(--hien-accent)"
				opacity={ opacity }
			/>
			<path
				d={ `M${ x + 10 } 208V81a30 30 0 0 1 60 0v127Z` }
				fill={ fill }
			/>
		</>
	);
}

/** The drawing of the error page: three arches under a roof, and an empty chair. */
export function ErrorArt() {
	return (
		<svg
			className="hien-error-page__art"
			viewBox="0 0 300 230"
			fill="none"
			aria-hidden="true"
		>
			<ellipse
				cx="150"
				cy="212"
				rx="140"
				ry="12"
				fill="var(--hien-surface-strong)"
			/>
			<Arch x={ 30 } fill="var(--hien-sun-soft)" opacity={ 0.9 } />
			<Arch x={ 110 } fill={ LIGHT } />
			<Arch x={ 190 } fill="var(--hien-sun-soft)" opacity={ 0.9 } />
			<circle cx="158" cy="92" r="16" fill={ LAMP } />
			<path d="M120 150q16-16 32-8t28-6v72h-60Z" fill={ LEAF } />
			<path d="M120 176q18-10 60-5v37h-60Z" fill={ LEAF_DARK } />
			<path
				d="M40 160q16-14 30-6t30-4v58H40ZM200 168q16-14 30-8t30-6v54h-60Z"
				fill={ LEAF }
			/>
			<path d="M20 46h260l-10-18H30Z" fill="var(--hien-clay)" />
			{ TILES.map( ( x, index ) => (
				<path
					key={ x }
					d={ `M${ x } 46h20v6a10 10 0 0 1-20 0Z` }
					fill={ index % 2 ? 'var(--hien-clay)' : TILE_LIGHT }
				/>
			) ) }
			<path
				d="M224 208v-34h26v34M224 190h26M222 174v-26h30v26"
				stroke="var(--hien-text)"
				strokeWidth="4"
				strokeLinecap="round"
				strokeLinejoin="round"
			/>
		</svg>
	);
}
