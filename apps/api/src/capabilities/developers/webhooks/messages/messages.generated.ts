// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const webhooksMessage = /* @__PURE__ */ plainMessages<{
  readonly 'webhook-failing.paragraphs': Record<never, never>
  readonly 'webhook-failing.action.label': Record<never, never>
  readonly 'webhook-failing.footer': { readonly seller: string }
  readonly 'webhook-failing.words-for.heading': { readonly name: string }
  readonly 'webhook-failing.words-for.text': { readonly name: string }
  readonly 'webhook-failing.words-for.text.2': { readonly name: string; readonly since: string }
  readonly 'webhook-failing.words-for.heading.2': { readonly name: string }
  readonly 'webhook-failing.words-for.text.3': { readonly name: string; readonly since: string }
  readonly 'replay-events': { readonly description: string }
}>(english)
