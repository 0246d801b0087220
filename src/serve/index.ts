// Public API of the web server.

export type { OpenedFile } from './server.js';
export {
  nextFreePort,
  openBrowser,
  SERVE_FAULTS,
  type ServeError,
  startWebApp,
  USUAL_HOST,
  USUAL_PORT,
  type WebApp,
  type WebAppOptions,
} from './web-app.js';
