export { HeaderPanels } from './header-panels';
