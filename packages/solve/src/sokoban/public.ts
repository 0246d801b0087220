// Entry point `masu/sokoban` of the package: its three smaller entry points in one, certificates, and the whole puzzle. What only our own
// front ends use is in `index.ts`.

export * from '@masu/core/sokoban/formats/index.js';
export * from '@masu/core/sokoban/rules/index.js';
export type { CertificateClaim, CertificateParts } from './certificates/certificate-file.js';
export { type Certified, certify } from './certificates/certify.js';
export { type VerifiedCertificate, verifyCertificate } from './certificates/verify-certificate.js';
export { SOKOBAN } from './puzzle.js';
export * from './solve/index.js';
