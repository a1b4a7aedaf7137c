import { BaseControl, Button, Flex } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { MediaUpload } from '@wordpress/media-utils';
import type { Field } from './field';

interface Props {
	readonly field: Field;
	/** Text under the control. */
	readonly help: string;
	/** Id of the attachment, 0 for none. */
	readonly value: number;
	readonly onChange: ( id: number ) => void;
}

/** A file of the media library. */
export function MediaControl( { field, help, value, onChange }: Props ) {
	const { label, media } = field;
	const file = useSelect(
		( select ) =>
			value === 0
				? undefined
				: select( coreStore ).getEntityRecord(
						'postType',
						'attachment',
						value
					),
		[ value ]
	);
	const thumbnail = file?.media_details.sizes?.thumbnail?.source_url;
	return (
		<BaseControl help={ help } __nextHasNoMarginBottom>
			<BaseControl.VisualLabel>{ label }</BaseControl.VisualLabel>
			{ file && (
				<p>
					{ thumbnail && (
						<>
							<img src={ thumbnail } alt="" width="150" />
							<br />
						</>
					) }
					{ file.source_url.split( '/' ).pop() }
				</p>
			) }
			<Flex justify="flex-start">
				<MediaUpload
					title={ label }
					allowedTypes={ media === '' ? undefined : [ media ] }
					value={ value }
					onSelect={ ( { id } ) => onChange( id ) }
					render={ ( { open } ) => (
						<Button
							variant="secondary"
							onClick={ open }
							__next40pxDefaultSize
						>
							{ value === 0
								? __( 'Chọn tệp', 'hien-core' )
								: __( 'Thay tệp', 'hien-core' ) }
						</Button>
					) }
				/>
				{ value !== 0 && (
					<Button
						variant="tertiary"
						isDestructive
						onClick={ () => onChange( 0 ) }
						__next40pxDefaultSize
					>
						{ __( 'Bỏ tệp', 'hien-core' ) }
					</Button>
				) }
			</Flex>
		</BaseControl>
	);
}
