import { CAPABILITIES } from '../capabilities.ts'
import type { Check } from '../ledger-rules/check.ts'

/** Every rule about money and impact that `npm run verify:ledger` checks, by the manifests. */
export const LEDGER_RULES: readonly Check[] = CAPABILITIES.flatMap(({ checks = [] }) => checks)
