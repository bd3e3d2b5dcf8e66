// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const storeSettingsMessage = /* @__PURE__ */ plainMessages<{
  readonly 'start-store-plan': Record<never, never>
  readonly 'check-settings.TREES_OUT_OF_BOUNDS': Record<never, never>
  readonly 'check-settings.CO2E_OUT_OF_BOUNDS': Record<never, never>
  readonly 'check-settings.PLASTIC_OUT_OF_BOUNDS': Record<never, never>
  readonly 'check-settings.NOT_A_RULE_OF_TREES': Record<never, never>
  readonly 'check-settings.AMOUNT_OUT_OF_BOUNDS': Record<never, never>
  readonly 'check-settings.PERCENTAGE_OUT_OF_BOUNDS': Record<never, never>
  readonly 'check-settings.NO_RANGES': Record<never, never>
  readonly 'check-settings.TOO_MANY_RANGES': Record<never, never>
  readonly 'check-settings.RANGE_ENDS_BEFORE_IT_BEGINS': Record<never, never>
  readonly 'check-settings.RANGES_OVERLAP': Record<never, never>
  readonly 'check-settings.OPEN_RANGE_NOT_LAST': Record<never, never>
  readonly 'check-settings.no-currency': Record<never, never>
  readonly 'check-settings.not-offered': Record<never, never>
  readonly 'check-settings.nothing-offered': Record<never, never>
  readonly 'check-settings.no-rule': Record<never, never>
  readonly 'check-settings.does-not-agree': Record<never, never>
  readonly 'check-settings.no-rate': { readonly billingCurrency: string; readonly currency: string }
}>(english)
