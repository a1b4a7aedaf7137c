import { useEffect, useImperativeHandle, useState } from 'react';
import type { ReactNode, Ref } from 'react';

/* Replaces yet-another-react-lightbox in jsdom, which has no layout: renders the current picture and its neighbours. */

interface Slide {
	readonly src: string;
	readonly alt?: string;
}

interface Controller {
	readonly next: () => void;
	readonly prev: () => void;
}

interface Props {
	readonly slides: readonly Slide[];
	readonly index: number;
	readonly controller: { readonly ref: Ref< Controller > };
	readonly render: { readonly iconError: () => ReactNode };
	readonly on: { readonly view: ( shown: { index: number } ) => void };
}

export default function LightboxMock( props: Props ) {
	const { slides, index, controller, render, on } = props;
	const [ broken, setBroken ] = useState< readonly string[] >( [] );
	const go = ( to: number ) => {
		if ( to >= 0 && to < slides.length ) {
			on.view( { index: to } );
		}
	};
	useImperativeHandle( controller.ref, () => ( {
		next: () => go( index + 1 ),
		prev: () => go( index - 1 ),
	} ) );
	// The library calls it for the first one, too.
	useEffect( () => on.view( { index } ), [ index, on ] );
	return [ index - 1, index, index + 1 ].map( ( place ) => {
		const { src = '', alt = '' } = slides[ place ] ?? {};
		if ( broken.includes( src ) ) {
			return <div key={ place }>{ render.iconError() }</div>;
		}
		return src === '' ? null : (
			<img
				key={ place }
				src={ src }
				alt={ alt }
				aria-hidden={ place !== index }
				onError={ () => setBroken( [ ...broken, src ] ) }
			/>
		);
	} );
}
