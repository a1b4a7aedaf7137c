import { useState } from 'react';
import { BlockControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	Disabled,
	Placeholder,
	ToolbarButton,
	ToolbarGroup,
} from '@wordpress/components';
import ServerSideRender from '@wordpress/server-side-render';
import { __ } from '@wordpress/i18n';
import type { Kind } from './kinds';
import { Picker } from './picker';

interface Attributes {
	/** 0 for none. */
	readonly id: number;
}

/** The editor of a block that shows one item: it asks for the item, then shows what the server prints for readers. */
export function createEdit( kind: Kind ) {
	const { name, label, choose, gone, own } = kind;

	function Gone() {
		return <Placeholder label={ label } instructions={ gone } />;
	}

	function Failed() {
		return (
			<Placeholder
				label={ label }
				instructions={ __(
					'Chưa tải được bản xem trước. Khối này vẫn được lưu cùng bài.',
					'hien-core'
				) }
			/>
		);
	}

	return function Edit( {
		attributes,
		setAttributes,
		context: { postId, postType },
	}: BlockEditProps< Attributes > ) {
		const [ isChoosing, setChoosing ] = useState(
			attributes.id === 0 && postType !== own
		);
		return (
			<div { ...useBlockProps() }>
				<BlockControls>
					<ToolbarGroup>
						<ToolbarButton
							isPressed={ isChoosing }
							onClick={ () => setChoosing( ! isChoosing ) }
						>
							{ choose }
						</ToolbarButton>
					</ToolbarGroup>
				</BlockControls>
				{ isChoosing ? (
					<Placeholder label={ label }>
						<Picker
							kind={ kind }
							onChoose={ ( id ) => {
								setAttributes( { id } );
								setChoosing( false );
							} }
						/>
					</Placeholder>
				) : (
					<Disabled>
						<ServerSideRender
							block={ name }
							attributes={ attributes }
							urlQueryArgs={ { post_id: postId } }
							EmptyResponsePlaceholder={ Gone }
							ErrorResponsePlaceholder={ Failed }
						/>
					</Disabled>
				) }
			</div>
		);
	};
}
