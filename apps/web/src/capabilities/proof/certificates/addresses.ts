import type { Addresses } from '../../../addresses.ts'

export const CERTIFICATES_ADDRESSES: Addresses = {
  verify: 'check/check.route.tsx',
  'verify/:certificateId': 'verify/verify.route.tsx',
  'verify/:certificateId/logo.png': 'files/logo-of-certificate.route.ts',
  'verify/:certificateId/:file': 'files/proof-file.route.ts',
  'certificates/:file': 'files/share-image.route.ts',
  'my-impact/certificates/:file': 'files/certificate-file.route.ts',
}
