// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const climatePlanMessage = /* @__PURE__ */ plainMessages<{
  readonly 'plan-facts.refuse-without-base': Record<never, never>
  readonly 'draw-target-chart.title': { readonly by: string; readonly percent: string }
  readonly 'draw-target-chart.note': Record<never, never>
  readonly 'draw-target-chart.source': { readonly host: string; readonly now: string }
}>(english)
