export { CertificatePicture } from './certificate-picture.tsx'
export { default as CheckProof } from './proof-checker/check-proof.island.tsx'
export { VerifyForm } from './verify-form.tsx'
