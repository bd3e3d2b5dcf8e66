// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const metersMessage = /* @__PURE__ */ plainMessages<{
  readonly 'change-meters.add-meter': { readonly units: string }
  readonly 'change-meters.add-meter-bill': Record<never, never>
  readonly 'change-meters.add-meter-bill.2': Record<never, never>
  readonly 'enter-meter.description': { readonly name: string; readonly number: string }
  readonly 'enter-meter.months': { readonly missingMonths: number }
  readonly 'enter-meter.cubic-metres': { readonly calorificValue: string }
  readonly 'enter-meter.twice': Record<never, never>
  readonly 'enter-meter.note': { readonly parts: string; readonly twice: string }
  readonly 'enter-meter.bills': { readonly bills: number }
  readonly 'enter-meter.filled': Record<never, never>
  readonly 'enter-meter.estimated': Record<never, never>
}>(english)
