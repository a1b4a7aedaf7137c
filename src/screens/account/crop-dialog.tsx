import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import type { Area } from 'react-easy-crop';
import { __ } from '@wordpress/i18n';
import { CancelButton } from '../../components/ui/cancel-button/cancel-button';
import { Modal } from '../../components/ui/modal/modal';
import { logError } from '../../lib/log-error';
import { cropPicture } from './crop';
import './crop-dialog.scss';

const MAX_ZOOM = 4;

interface PreviewProps {
	readonly source: string;
	/** The selection, in percent of the picture. */
	readonly area: Area;
}

function Preview( { source, area }: PreviewProps ) {
	return (
		<span className="hien-crop__preview">
			<img
				src={ source }
				alt={ __( 'Ảnh xem trước', 'hien' ) }
				style={ {
					width: `${ 10000 / area.width }%`,
					height: `${ 10000 / area.height }%`,
					left: `${ ( -100 * area.x ) / area.width }%`,
					top: `${ ( -100 * area.y ) / area.height }%`,
				} }
			/>
		</span>
	);
}

interface Props {
	readonly source: string;
	readonly onDone: ( picture: Blob ) => void;
	readonly onFail: ( message: string ) => void;
	readonly onCancel: () => void;
}

/** The dialog to crop a picture to a square, by pointer, touch or keyboard. */
export function CropDialog( { source, onDone, onFail, onCancel }: Props ) {
	const id = useId();
	const [ crop, setCrop ] = useState( { x: 0, y: 0 } );
	const [ zoom, setZoom ] = useState( 1 );
	/** The selection, in percent and in pixels of the picture. */
	const [ areas, setAreas ] = useState< readonly [ Area, Area ] | null >(
		null
	);

	function fail(): void {
		onFail( __( 'Tệp này không phải ảnh JPEG, PNG hay WebP.', 'hien' ) );
	}

	async function use( pixels: Area ): Promise< void > {
		try {
			onDone( await cropPicture( source, pixels ) );
		} catch ( error ) {
			logError( error );
			fail();
		}
	}

	return (
		<Modal
			title={ __( 'Cắt ảnh đại diện', 'hien' ) }
			aside={ areas && <Preview source={ source } area={ areas[ 0 ] } /> }
			onClose={ onCancel }
			actions={
				<>
					<CancelButton onClick={ onCancel } />
					<button
						className="hien-button is-primary"
						type="button"
						aria-disabled={ areas === null || undefined }
						onClick={ () => areas && void use( areas[ 1 ] ) }
					>
						{ __( 'Dùng ảnh này', 'hien' ) }
					</button>
				</>
			}
		>
			<div className="hien-crop__stage">
				<Cropper
					image={ source }
					crop={ crop }
					zoom={ zoom }
					maxZoom={ MAX_ZOOM }
					aspect={ 1 }
					cropShape="round"
					showGrid={ false }
					onCropChange={ setCrop }
					onZoomChange={ setZoom }
					onCropComplete={ ( percent, pixels ) =>
						setAreas( [ percent, pixels ] )
					}
					mediaProps={ { onError: fail, alt: '' } }
					cropperProps={ {
						'aria-label': __(
							'Vùng được giữ lại: kéo ảnh, hoặc dùng các phím mũi tên',
							'hien'
						),
						role: 'group',
					} }
				/>
			</div>
			<label className="hien-crop__zoom" htmlFor={ `${ id }-zoom` }>
				{ __( 'Phóng to', 'hien' ) }
				<input
					id={ `${ id }-zoom` }
					type="range"
					min={ 1 }
					max={ MAX_ZOOM }
					step={ 0.05 }
					value={ zoom }
					onChange={ ( { target } ) =>
						setZoom( target.valueAsNumber )
					}
				/>
			</label>
		</Modal>
	);
}
