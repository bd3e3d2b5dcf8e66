export { findCertificate } from './certificate-records.ts'
export { answerCredentialKeys, CREDENTIAL_KEYS_PATH } from './credentials/answer-credential-keys.ts'
export { signCredentials } from './credentials/sign-credentials.ts'
export { renderCertificateOf } from './render-certificate.ts'
