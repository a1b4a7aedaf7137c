export { startViewReports } from './view-reports';
