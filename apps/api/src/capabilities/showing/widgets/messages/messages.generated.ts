// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const widgetsMessage = /* @__PURE__ */ plainMessages<{
  readonly 'widget-face.label': { readonly company: string }
  readonly 'widget-face.label.2': Record<never, never>
  readonly 'widget-face.head-of': { readonly company: string }
  readonly 'widget-face.head-of.2': Record<never, never>
  readonly 'widget-face.head-of.3': { readonly company: string }
  readonly 'widget-face.head-of.4': Record<never, never>
}>(english)
