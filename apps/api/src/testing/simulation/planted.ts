import type { AppBilling } from '@understory/ports/stores/app-billing.ts'
import type { Sandbox } from '@understory/sandbox/start-sandbox.ts'
import type { Deps } from '../../deps.ts'

type Payments = Deps['payments']

/**
 * A fault that is planted, so that a test can tell whether it is noticed: in what the payment provider is told
 * or tells, in what reaches us, or in what is written here.
 */
export type Planted = {
  readonly payments?: (payments: Payments) => Partial<Payments>
  readonly appBilling?: (billing: AppBilling) => Partial<AppBilling>
  /** What the provider does wrong on each day. */
  readonly daily?: (provider: Sandbox['control']) => void
  /** Events that never come. */
  readonly isLost?: (type: string) => boolean
  /** Run before everything, such as a trigger that falsifies what is written. */
  readonly statement?: string
}
