import type { Addresses } from '../../../addresses.ts'

export const INSTANT_OFFSET_ADDRESSES: Addresses = {
  'app/:audience/instant/one-time/setup': 'setup/setup.route.tsx',
}
