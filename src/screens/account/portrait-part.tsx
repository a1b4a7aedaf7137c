import Camera from 'lucide-static/icons/camera.svg';
import { useEffect, useRef, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { removePortrait, savePortrait } from '../../api/account';
import { Icon } from '../../components/ui/icon/icon';
import type { Account } from '../../contract/types';
import { heicProblem } from '../../lib/heic';
import { useLazy } from '../../lib/use-lazy';
import { loadPicture } from './crop';
import { Outcome, useAccountTask } from './outcome';
import { useReceiveAccount } from './use-account';

/** The types that the dialog of the browser offers. Others are accepted if the browser can decode them. */
const TYPES = [ 'image/jpeg', 'image/png', 'image/webp' ];

function importCropDialog() {
	return import( /* webpackChunkName: "crop" */ './crop-dialog' ).then(
		( { CropDialog } ) => CropDialog
	);
}

/** The portrait, with buttons that change it. Twin: theme/parts/account/portrait-part.php */
export function PortraitPart( { account }: { readonly account: Account } ) {
	const input = useRef< HTMLInputElement >( null );
	const chooser = useRef< HTMLButtonElement >( null );
	const [ source, setSource ] = useState( '' );
	const [ CropDialog, loadCropDialog ] = useLazy( importCropDialog );
	const receive = useReceiveAccount();
	const { isBusy, message, isFailed, run, fail } = useAccountTask();

	useEffect(
		() => ( source ? () => URL.revokeObjectURL( source ) : undefined ),
		[ source ]
	);

	async function open( file: File ): Promise< void > {
		if ( ! ( await loadCropDialog() ) ) {
			fail( __( 'Chưa mở được ảnh. Bạn thử lại nhé.', 'hien' ) );
			return;
		}
		const address = URL.createObjectURL( file );
		try {
			await loadPicture( address );
			setSource( address );
		} catch {
			URL.revokeObjectURL( address );
			fail(
				( await heicProblem( file ) ) ||
					__( 'Tệp này không phải ảnh JPEG, PNG hay WebP.', 'hien' )
			);
		}
	}

	async function upload( picture: Blob ): Promise< string > {
		receive( await savePortrait( picture ) );
		return __( 'Đã đổi ảnh đại diện.', 'hien' );
	}

	async function remove(): Promise< string > {
		receive( await removePortrait() );
		return __( 'Đã bỏ ảnh.', 'hien' );
	}

	function choose(): void {
		if ( ! isBusy ) {
			input.current?.click();
		}
	}

	return (
		<div className="hien-account__avatar">
			<div className="hien-account__portrait">
				<img
					className="hien-account__picture"
					src={ account.avt }
					alt=""
					width={ 112 }
					height={ 112 }
				/>
				<button
					className="hien-account__camera"
					type="button"
					aria-label={ __( 'Chọn ảnh đại diện', 'hien' ) }
					onClick={ choose }
				>
					<Icon icon={ Camera } />
				</button>
			</div>
			<div className="hien-account__portrait-side">
				<p className="hien-account__name">
					{ __( 'Ảnh đại diện', 'hien' ) }
				</p>
				<p className="hien-account__since">
					{ __(
						'JPG, PNG hoặc WebP. Ảnh lớn cũng được, bạn sẽ cắt lại.',
						'hien'
					) }
				</p>
				<div className="hien-account__buttons">
					<button
						ref={ chooser }
						className="hien-button is-outline is-small"
						type="button"
						aria-disabled={ isBusy || undefined }
						onClick={ choose }
					>
						{ isBusy
							? __( 'Đang lưu ảnh…', 'hien' )
							: __( 'Chọn ảnh khác', 'hien' ) }
					</button>
					{ account.has_portrait && (
						<button
							className="hien-button is-quiet is-small"
							type="button"
							aria-disabled={ isBusy || undefined }
							onClick={ () => {
								// This button goes with the picture.
								chooser.current?.focus();
								run( remove );
							} }
						>
							{ __( 'Bỏ ảnh', 'hien' ) }
						</button>
					) }
				</div>
				<Outcome message={ message } isFailed={ isFailed } />
				<input
					ref={ input }
					type="file"
					accept={ TYPES.join() }
					aria-label={ __( 'Ảnh đại diện', 'hien' ) }
					hidden
					onChange={ ( { target } ) => {
						const file = target.files?.[ 0 ];
						target.value = ''; // So that the same file can be chosen again.
						if ( file ) {
							void open( file );
						}
					} }
				/>
			</div>
			{ source && CropDialog && (
				<CropDialog
					source={ source }
					onDone={ ( picture ) => {
						setSource( '' );
						run( () => upload( picture ) );
					} }
					onFail={ ( text ) => {
						setSource( '' );
						fail( text );
					} }
					onCancel={ () => setSource( '' ) }
				/>
			) }
		</div>
	);
}
