import type { Addresses } from '../../../addresses.ts'

export const IDENTIFICATION_ADDRESSES: Addresses = {
  'app/:audience/vehicle/identify': 'identify/identify.route.tsx',
}
