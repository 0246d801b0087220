// The door of the web server.

export { openBrowser } from './open-browser.js';
export type { OpenedFile } from './server.js';
export {
  nextFreePort,
  SERVE_FAULTS,
  type ServeError,
  startWebApp,
  USUAL_HOST,
  USUAL_PORT,
  type WebApp,
  type WebAppOptions,
} from './web-app.js';
