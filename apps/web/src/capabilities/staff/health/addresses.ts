import type { Addresses } from '../../../addresses.ts'

export const HEALTH_ADDRESSES: Addresses = { 'staff/health': 'health.route.tsx' }
