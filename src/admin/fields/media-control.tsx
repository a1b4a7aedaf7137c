import { BaseControl, Button, Flex } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { MediaUpload } from '@wordpress/media-utils';
import type { Field } from './field';

interface Props {
	readonly field: Field;
	readonly help: string;
	/** Id of the attachment, 0 for none. */
	readonly value: number;
	readonly onChange: ( id: number ) => void;
}

function labelsOfFile() {
	return {
		choose: __( 'Chọn tệp', 'hien-core' ),
		replace: __( 'Thay tệp', 'hien-core' ),
		remove: __( 'Bỏ tệp', 'hien-core' ),
	};
}

function labelsOfPicture() {
	return {
		choose: __( 'Chọn ảnh', 'hien-core' ),
		replace: __( 'Thay ảnh', 'hien-core' ),
		remove: __( 'Bỏ ảnh', 'hien-core' ),
	};
}

export function MediaControl( { field, help, value, onChange }: Props ) {
	const { label, media } = field;
	const labels = media === 'image' ? labelsOfPicture() : labelsOfFile();
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
	const { sizes } = file?.media_details ?? {};
	const picture =
		file?.media_type === 'image'
			? ( ( sizes?.medium ?? sizes?.thumbnail )?.source_url ??
				file.source_url )
			: '';
	return (
		<BaseControl help={ help } __nextHasNoMarginBottom>
			<BaseControl.VisualLabel>
				<span className="hien-field__label">{ label }</span>
			</BaseControl.VisualLabel>
			{ picture && (
				<img
					className="hien-field__picture"
					src={ picture }
					alt={ file?.alt_text || __( 'Ảnh đã chọn', 'hien-core' ) }
				/>
			) }
			{ file && ! picture && (
				<p>{ file.source_url.split( '/' ).pop() }</p>
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
							{ labels[ value === 0 ? 'choose' : 'replace' ] }
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
						{ labels.remove }
					</Button>
				) }
			</Flex>
		</BaseControl>
	);
}
