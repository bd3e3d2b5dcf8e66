// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const companyFootprintsMessage = /* @__PURE__ */ plainMessages<{
  readonly 'approval-request.what': { readonly companyName: string; readonly month: string }
  readonly 'approval-request.a-colleague': Record<never, never>
  readonly 'approval-request.subject': { readonly who: string }
  readonly 'approval-request.preview': { readonly what: string; readonly who: string }
  readonly 'approval-request.heading': Record<never, never>
  readonly 'approval-request.paragraphs': { readonly what: string; readonly who: string }
  readonly 'approval-request.paragraphs.2': Record<never, never>
  readonly 'approval-request.action.label': Record<never, never>
  readonly 'approval-request.footer': { readonly seller: string }
  readonly 'approval-request.refusal.subject': { readonly companyName: string }
  readonly 'approval-request.refusal.preview': Record<never, never>
  readonly 'approval-request.refusal.heading': Record<never, never>
  readonly 'approval-request.refusal.paragraphs': Record<never, never>
  readonly 'approval-request.refusal.paragraphs.2': Record<never, never>
  readonly 'approval-request.refusal.action.label': Record<never, never>
  readonly 'approval-request.refusal.footer': { readonly seller: string }
  readonly 'compare-declarations': Record<never, never>
  readonly 'compute-completeness.sector': Record<never, never>
  readonly 'line-events.company': Record<never, never>
  readonly 'completeness-answers.store.message': Record<never, never>
  readonly 'set-category-states.message': Record<never, never>
  readonly 'inventory-workbook.totals-sheet': Record<never, never>
  readonly 'inventory-workbook.totals-sheet.2': Record<never, never>
  readonly 'inventory-workbook.totals-sheet.3': Record<never, never>
  readonly 'inventory-workbook.gases-sheet.not-split': Record<never, never>
  readonly 'inventory-workbook.gases-sheet.total': Record<never, never>
  readonly 'inventory-workbook.about-sheet.company': Record<never, never>
  readonly 'inventory-workbook.about-sheet.begins': Record<never, never>
  readonly 'inventory-workbook.about-sheet.covers': Record<never, never>
  readonly 'inventory-workbook.about-sheet': Record<never, never>
  readonly 'inventory-workbook.about-sheet.status': Record<never, never>
  readonly 'inventory-workbook.about-sheet.last-changed': Record<never, never>
  readonly 'inventory-workbook.about-sheet.consolidation-approach': Record<never, never>
  readonly 'inventory-workbook.about-sheet.company-of-the': Record<never, never>
  readonly 'inventory-workbook.about-sheet.emission-factors': Record<never, never>
  readonly 'inventory-workbook.about-sheet.benchmark': Record<never, never>
  readonly 'inventory-workbook.about-sheet.2': { readonly version: string }
  readonly 'inventory-workbook.about-sheet.method': Record<never, never>
  readonly 'change-lines.take-quick-items': Record<never, never>
  readonly 'compute-one.entity-id': Record<never, never>
  readonly 'compute-one.factor-id': Record<never, never>
  readonly 'line-changes.refuse-unexplained': Record<never, never>
  readonly 'line-template': Record<never, never>
  readonly 'line-template.2': Record<never, never>
  readonly 'line-template.3': Record<never, never>
  readonly 'line-template.4': Record<never, never>
  readonly 'save-footprint.refuse-to-place': { readonly month: string }
  readonly 'save-footprint.refuse-to-place.2': { readonly month: string }
  readonly 'save-footprint.refuse-to-place.3': { readonly month: string }
  readonly 'draw-footprint-chart.title': Record<never, never>
  readonly 'draw-footprint-chart.title.2': Record<never, never>
  readonly 'draw-footprint-chart.period': { readonly from: string; readonly to: string }
  readonly 'draw-footprint-chart.charts.beside.label': Record<never, never>
  readonly 'draw-footprint-chart.source': { readonly host: string; readonly now: string }
}>(english)
