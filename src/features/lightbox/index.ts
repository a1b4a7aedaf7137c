export { AlbumHost } from './album-host';
export { LightboxHost, loadLightbox } from './lightbox-host';
