import type { Addresses } from '../../../addresses.ts'

export const VERIFICATION_ADDRESSES: Addresses = {
  'my-impact/dashboards/footprint/:footprintId/questions': 'questions/questions.route.tsx',
  'my-impact/dashboards/footprint/:footprintId/verification': 'hand-over/hand-over.route.tsx',
  'my-impact/dashboards/footprint/:footprintId/verification.zip': 'archive-file.route.ts',
  'app/business/footprint/verify/one-time/setup': 'setup/verify-setup.route.tsx',
  'app/business/footprint/verify/one-time/confirmation': 'setup/verify-confirmation.route.tsx',
  'staff/verifications/:verificationId': 'deciding/decide.route.tsx',
  'staff/verifications/:verificationId/history': 'deciding/staff-history.route.tsx',
  'staff/verifications/:verificationId/evidence/:evidenceId':
    'deciding/staff-evidence-file.route.ts',
  'staff/unlock': 'deciding/unlock.route.ts',
}
