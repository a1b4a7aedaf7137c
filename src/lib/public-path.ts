// The entry's first import: the address of every lazy chunk, font and image is built from this.
import { boot } from './boot';

__webpack_public_path__ = boot().assets;
