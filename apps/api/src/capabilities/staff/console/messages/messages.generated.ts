// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const consoleMessage = /* @__PURE__ */ plainMessages<{
  readonly 'impersonate.email': Record<never, never>
  readonly 'search-console.title': Record<never, never>
  readonly 'search-console.detail': { readonly displayName: string; readonly money: string; readonly status: string }
  readonly 'search-console.detail.2': { readonly displayName: string; readonly money: string; readonly paidAt: 'yes' | 'other' }
  readonly 'search-console.detail.3': { readonly account: string }
  readonly 'search-console.detail.4': { readonly displayName: string; readonly status: string; readonly uniqueName: string }
}>(english)
