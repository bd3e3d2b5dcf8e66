// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const figureRequestsMessage = /* @__PURE__ */ plainMessages<{
  readonly 'remind-of-figures.one.subject': Record<never, never>
  readonly 'remind-of-figures.subject': Record<never, never>
  readonly 'remind-of-figures.preview': Record<never, never>
  readonly 'remind-of-figures.heading': Record<never, never>
  readonly 'remind-of-figures.paragraphs': Record<never, never>
  readonly 'remind-of-figures.figure': { readonly company: string; readonly dueOn: string; readonly ofSite: 'yes' | 'other'; readonly site: string }
  readonly 'remind-of-figures.footer': { readonly seller: string }
  readonly 'figure-request.returned.heading': Record<never, never>
  readonly 'figure-request.heading': { readonly company: string }
  readonly 'figure-request.period': { readonly from: string; readonly to: string }
  readonly 'figure-request.preview': { readonly by: string; readonly company: string }
  readonly 'figure-request.paragraphs': { readonly by: string; readonly company: string; readonly dueOn: string; readonly ofSite: 'yes' | 'other'; readonly period: string; readonly site: string }
  readonly 'figure-request.returned.paragraph': { readonly reason: string }
  readonly 'figure-request.paragraphs.2': Record<never, never>
  readonly 'figure-request.action.label': Record<never, never>
  readonly 'figure-request.footer': { readonly company: string; readonly seller: string }
  readonly 'figure-request.returned.subject': { readonly by: string }
  readonly 'figure-request.subject': { readonly by: string }
  readonly 'figure-request.answer.subject': { readonly by: string }
  readonly 'figure-request.answer.preview': { readonly by: string }
  readonly 'figure-request.answer.heading': Record<never, never>
  readonly 'figure-request.answer.paragraphs': { readonly by: string }
  readonly 'figure-request.answer.action.label': Record<never, never>
  readonly 'figure-request.answer.footer': { readonly seller: string }
  readonly 'answer-figures.answer-figure-request': Record<never, never>
  readonly 'answer-figures.message': Record<never, never>
  readonly 'ask-for-figures.message': Record<never, never>
  readonly 'ask-for-figures.message.2': Record<never, never>
  readonly 'ask-for-figures.due-on': Record<never, never>
  readonly 'ask-for-figures.due-on.2': Record<never, never>
  readonly 'ask-for-figures.items': Record<never, never>
  readonly 'take-over-figures.answered-in-words': { readonly answeredAt: string }
  readonly 'take-over-figures.answered-in-words.2': { readonly answeredName: string; readonly asker: string; readonly email: string; readonly when: string }
}>(english)
