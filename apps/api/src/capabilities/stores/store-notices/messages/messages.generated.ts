// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const storeNoticesMessage = /* @__PURE__ */ plainMessages<{
  readonly 'store-notice.needs-update.heading': { readonly name: string }
  readonly 'store-notice.needs-update.said': { readonly name: string }
  readonly 'store-notice.needs-update.todo': Record<never, never>
  readonly 'store-notice.disabled.heading': { readonly name: string }
  readonly 'store-notice.disabled.said': { readonly name: string }
  readonly 'store-notice.disabled.todo': Record<never, never>
  readonly 'store-notice.disconnected.heading': { readonly name: string }
  readonly 'store-notice.disconnected.said': { readonly name: string }
  readonly 'store-notice.disconnected.todo': Record<never, never>
  readonly 'store-notice.own-cap.heading': { readonly name: string }
  readonly 'store-notice.own-cap.said': { readonly name: string }
  readonly 'store-notice.own-cap.todo': Record<never, never>
  readonly 'store-notice.action.label': Record<never, never>
  readonly 'store-notice.footer': { readonly origin: string; readonly seller: string }
}>(english)
