// Entry point `masu/futoshiki` of the package: its three smaller entry points in one, certificates, and the whole puzzle. What only our
// own front ends use is in `index.ts`.

export * from '@masu/core/futoshiki/formats/index.js';
export * from '@masu/core/futoshiki/rules/index.js';
export {
  certifyFutoshiki,
  type VerifiedSolutions,
  verifyFutoshikiCertificate,
} from './certificates/futoshiki-certificate.js';
export { FUTOSHIKI } from './puzzle.js';
export * from './solve/index.js';
