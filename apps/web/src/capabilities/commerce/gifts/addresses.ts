import type { Addresses } from '../../../addresses.ts'

export const GIFTS_ADDRESSES: Addresses = {
  'app/:audience/gift/one-time/setup': 'setup/gift-setup.route.tsx',
  'gift/:code': 'gift.route.tsx',
  'gift/:code/certificate.pdf': 'gift-file.route.ts',
  'my-impact/manage/gifts': 'manage/gifts.route.tsx',
}
