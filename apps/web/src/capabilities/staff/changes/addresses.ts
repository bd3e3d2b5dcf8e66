import type { Addresses } from '../../../addresses.ts'

export const CHANGE_ADDRESSES: Addresses = {
  'staff/changes': 'changes.route.tsx',
  'staff/changes/:kind': 'kind.route.tsx',
  'staff/changes/:kind/edit': 'edit.route.tsx',
  'staff/change/:changeId': 'change.route.tsx',
}
