// The port of the web app on this machine, if none is chosen.

export const DEFAULT_SERVE_PORT = 8137;
