export { findCertificate } from './certificate-records.ts'
export { renderCertificateOf } from './render-certificate.ts'
