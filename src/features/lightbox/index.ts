export { AlbumHost } from './album-host';
export { createImageOverlay } from './image-overlay';
export { LightboxHost, loadLightbox } from './lightbox-host';
export { lightboxStore } from './store';
