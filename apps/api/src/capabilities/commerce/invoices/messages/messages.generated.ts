// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const invoicesMessage = /* @__PURE__ */ plainMessages<{
  readonly 'receipt.preview': { readonly number: string; readonly total: string }
  readonly 'receipt.for': Record<never, never>
  readonly 'receipt.paid': Record<never, never>
  readonly 'receipt.bought-by': Record<never, never>
  readonly 'receipt.key': { readonly keyName: string }
  readonly 'receipt.invoice': Record<never, never>
  readonly 'receipt.footer': { readonly origin: string; readonly seller: string }
  readonly 'receipt.subject': { readonly number: string }
  readonly 'receipt.certificate': Record<never, never>
  readonly 'receipt.funded.trees': Record<never, never>
  readonly 'receipt.funded.co2e': Record<never, never>
  readonly 'receipt.funded.plastic': Record<never, never>
  readonly 'cycle-receipt.preview': { readonly number: string; readonly total: string }
  readonly 'cycle-receipt.heading': Record<never, never>
  readonly 'cycle-receipt.heading.2': Record<never, never>
  readonly 'cycle-receipt.paragraphs': { readonly plan: string; readonly total: string }
  readonly 'cycle-receipt.paragraphs.2': { readonly plan: string; readonly total: string }
  readonly 'cycle-receipt.paragraphs.3': Record<never, never>
  readonly 'cycle-receipt.paragraphs.4': Record<never, never>
  readonly 'cycle-receipt.paid': Record<never, never>
  readonly 'cycle-receipt.invoice': Record<never, never>
  readonly 'cycle-receipt.action.label': Record<never, never>
  readonly 'cycle-receipt.action.label.2': Record<never, never>
  readonly 'cycle-receipt.footer': { readonly origin: string; readonly seller: string }
  readonly 'cycle-receipt.subject': { readonly number: string }
  readonly 'cycle-receipt.funded.trees': Record<never, never>
  readonly 'cycle-receipt.funded.co2e': Record<never, never>
  readonly 'cycle-receipt.funded.plastic': Record<never, never>
  readonly 'invoice-parties.tax-id-label': Record<never, never>
}>(english)
