// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const apiKeysMessage = /* @__PURE__ */ plainMessages<{
  readonly 'key-expiring.what': { readonly mode: 'test' | 'live' | 'other' }
  readonly 'key-expiring.subject': { readonly name: string; readonly until: string; readonly what: string }
  readonly 'key-expiring.preview': { readonly name: string }
  readonly 'key-expiring.heading': { readonly what: string }
  readonly 'key-expiring.paragraphs': { readonly name: string; readonly until: string; readonly what: string }
  readonly 'key-expiring.paragraphs.2': Record<never, never>
  readonly 'key-expiring.action.label': Record<never, never>
  readonly 'key-expiring.footer': { readonly seller: string }
}>(english)
