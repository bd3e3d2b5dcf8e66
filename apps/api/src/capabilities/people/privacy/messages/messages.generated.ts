// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const privacyMessage = /* @__PURE__ */ plainMessages<{
  readonly 'deletion-notice.preview': Record<never, never>
  readonly 'deletion-notice.heading': Record<never, never>
  readonly 'deletion-notice.paragraphs': Record<never, never>
  readonly 'deletion-notice.paragraphs.2': Record<never, never>
  readonly 'deletion-notice.paragraphs.3': Record<never, never>
  readonly 'deletion-notice.action.label': { readonly siteName: string }
  readonly 'deletion-notice.footer': { readonly seller: string }
  readonly 'deletion-notice.subject': Record<never, never>
}>(english)
