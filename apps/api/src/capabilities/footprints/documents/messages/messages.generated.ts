// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const documentsMessage = /* @__PURE__ */ plainMessages<{
  readonly 'disclosed-year.methods-of': { readonly from: string; readonly to: string }
  readonly 'disclosed-year.methods-of.the-figures-are': { readonly declaredOn: string; readonly number: string }
  readonly 'disclosed-year.methods-of.boundary': { readonly approach: string }
  readonly 'disclosed-year.methods-of.emission-factors': { readonly sets: string }
  readonly 'disclosed-year.missing-of.no-kwh-is': { readonly lines: string }
  readonly 'disclosed-year.missing-of.a-benchmark-has': { readonly benchmarked: string }
  readonly 'disclosed-year.missing-of.not-calculated-yet': { readonly openCategories: string }
  readonly 'export-secr.name': Record<never, never>
  readonly 'export-secr.export-secr-workbook.company': Record<never, never>
  readonly 'export-secr.export-secr-workbook.months': Record<never, never>
  readonly 'export-secr.export-secr-workbook': { readonly from: string; readonly to: string }
  readonly 'export-secr.export-secr-workbook.rules': Record<never, never>
  readonly 'export-secr.export-secr-workbook.rounding': Record<never, never>
  readonly 'export-secr.export-secr-workbook.2': Record<never, never>
  readonly 'secr-methods': { readonly from: string; readonly to: string }
  readonly 'secr-methods.the-figures-are': { readonly declaredOn: string; readonly number: string }
  readonly 'secr-methods.boundary': { readonly approach: string }
  readonly 'secr-methods.emission-factors': { readonly sets: string }
  readonly 'secr-methods.2': Record<never, never>
  readonly 'secr-year.benchmarked.scope1': Record<never, never>
  readonly 'secr-year.without-lines': Record<never, never>
  readonly 'secr-year.without-lines.2': Record<never, never>
  readonly 'reported-completeness.answers.name': Record<never, never>
}>(english)
