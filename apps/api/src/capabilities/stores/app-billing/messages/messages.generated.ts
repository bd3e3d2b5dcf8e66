// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const appBillingMessage = /* @__PURE__ */ plainMessages<{
  readonly 'cap-warning.preview': { readonly limit: string; readonly used: string }
  readonly 'cap-warning.paragraphs': Record<never, never>
  readonly 'cap-warning.used': Record<never, never>
  readonly 'cap-warning.your-limit': Record<never, never>
  readonly 'cap-warning.next-period': Record<never, never>
  readonly 'cap-warning.action.label': Record<never, never>
  readonly 'cap-warning.footer': { readonly origin: string; readonly seller: string }
  readonly 'cap-warning.close.heading': { readonly name: string }
  readonly 'cap-warning.close.said': { readonly name: string }
  readonly 'cap-warning.reached.heading': { readonly name: string }
  readonly 'cap-warning.reached.said': { readonly name: string }
  readonly 'open-bills.description': { readonly days: string; readonly orders: string }
}>(english)
