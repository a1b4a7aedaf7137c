export { AlbumHost } from './album-host';
export { LightboxHost, loadLightbox } from './lightbox-host';
export { lightboxStore } from './store';
export {
	closeLightbox,
	look,
	lookAgain,
	lookOnArrival,
	opensAbove,
} from './viewer';
