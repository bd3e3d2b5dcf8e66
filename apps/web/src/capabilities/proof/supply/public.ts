export { BatchesOfCertificate } from './batches-of-certificate.tsx'
export { ProjectBatches, SupplyPart } from './supply-part.tsx'
