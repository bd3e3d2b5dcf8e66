import type { ParamReader } from '../../wire/param-reader.ts'
import type { Subscription } from '../kinds.ts'

/** How what is billed by itself may be paid, as a request says. */
export function readPaymentSettings(params: ParamReader): Subscription['payment_settings'] {
  const settings = params.group('payment_settings')
  const types = settings?.list('payment_method_types') ?? []
  const saves = settings?.choice('save_default_payment_method', ['on_subscription', 'off'] as const)
  settings?.done()
  return {
    payment_method_options: null,
    payment_method_types: types.length > 0 ? (types as never) : null,
    save_default_payment_method: saves ?? null,
  }
}
