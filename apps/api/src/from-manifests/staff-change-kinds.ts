import { CAPABILITIES } from '../capabilities.ts'
import type { StaffChangeKind } from '../staff-change-kind.ts'

/** Everything that staff change by a form, by the manifests. */
export const STAFF_CHANGE_KINDS: readonly StaffChangeKind[] = CAPABILITIES.flatMap(
  ({ staffChanges = [] }) => staffChanges,
)
