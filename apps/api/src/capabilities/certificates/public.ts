export { renderCertificateOf } from './render-certificate.ts'
