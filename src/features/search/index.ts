export { SearchBox } from './search-box';
export { SearchLink } from './search-link';
