import type { Addresses } from '../../../addresses.ts'

export const ASSET_USES_ADDRESSES: Addresses = {
  'my-impact/share/where': 'asset-uses.route.tsx',
  'funded/:shareId/evidence.json': 'evidence-json.route.ts',
}
