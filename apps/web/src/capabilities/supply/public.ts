export { BatchesOfCertificate } from './batches-of-certificate.tsx'
export { SupplyPart } from './supply-part.tsx'
