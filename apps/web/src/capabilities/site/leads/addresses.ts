import type { Addresses } from '../../../addresses.ts'

export const LEADS_ADDRESSES: Addresses = {
  'contact-us': 'contact.route.tsx',
  'business/confirmation': 'business-confirmation.route.tsx',
}
