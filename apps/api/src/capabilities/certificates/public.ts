export { answerCredentialKeys, CREDENTIAL_KEYS_PATH } from './answer-credential-keys.ts'
export { findCertificate } from './certificate-records.ts'
export { renderCertificateOf } from './render-certificate.ts'
export { proveCertificates } from './sign-credentials.ts'
