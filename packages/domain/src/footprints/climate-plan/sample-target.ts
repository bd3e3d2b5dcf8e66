import { monthOfYear } from '../../calendar/calendar.ts'
import type { Target } from './targets.ts'

/** For tests: 42% of all scopes from 2024 to 2030. */
export const sampleTarget = (change: Partial<Target> = {}): Target => ({
  kind: 'near-term',
  covers: 'all',
  baseMonth: monthOfYear(2024, 4),
  targetYear: 2030,
  reductionBasisPoints: 4_200,
  ...change,
})
