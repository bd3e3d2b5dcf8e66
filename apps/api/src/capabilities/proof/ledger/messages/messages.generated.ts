// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const ledgerMessage = /* @__PURE__ */ plainMessages<{
  readonly 'get-metrics.products': { readonly unknown: string }
  readonly 'get-metrics.to-date': Record<never, never>
  readonly 'draw-impact-chart.title': Record<never, never>
  readonly 'draw-impact-chart.title.2': Record<never, never>
  readonly 'draw-impact-chart.note': Record<never, never>
  readonly 'draw-impact-chart.source': { readonly host: string; readonly siteName: string; readonly today: string }
  readonly 'draw-impact-chart.period-of': Record<never, never>
  readonly 'draw-impact-chart.period-of.2': { readonly first: string; readonly last: string }
  readonly 'draw-impact-chart.title.3': { readonly label: string }
  readonly 'draw-impact-chart.title.4': { readonly label: string }
}>(english)
