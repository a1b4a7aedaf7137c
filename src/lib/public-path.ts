// The entry imports this first: webpack builds the URLs of lazy chunks, fonts and images from it.
import { boot } from './boot';

__webpack_public_path__ = boot().assets;
