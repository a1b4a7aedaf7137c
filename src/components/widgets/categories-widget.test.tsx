import { render } from '@testing-library/react';
import { writeBoot } from '../../../tests/js/server';
import { CategoriesWidget } from './categories-widget';

beforeEach( () => {
	writeBoot();
} );

it( 'is not there without categories', () => {
	const { container } = render( <CategoriesWidget categories={ [] } /> );
	expect( container ).toBeEmptyDOMElement();
} );
