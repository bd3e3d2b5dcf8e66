import type { Addresses } from '../../../addresses.ts'

export const SHAREABLES_ADDRESSES: Addresses = {
  'brand/:file': 'pictures/brand-mark.route.ts',
  'my-impact/share/assets': 'pictures/assets.route.tsx',
  'my-impact/share/shareables': 'pictures/shareables.route.tsx',
  'my-impact/share/images/:file': 'pictures/own-image.route.ts',
  'my-impact/share/badges': 'badges/badges.route.tsx',
  'my-impact/share/badges/signup': { file: 'badges/badges.route.tsx', id: 'badges-signup' },
  'my-impact/share/badges/:file': 'badges/badge-file.route.ts',
  'badges/:shareId/:file': { file: 'badges/badge-file.route.ts', id: 'shared-badge' },
  'funded/:shareId': 'funded/funded.route.tsx',
}
