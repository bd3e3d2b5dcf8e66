// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const verificationMessage = /* @__PURE__ */ plainMessages<{
  readonly 'footprint-decision.which': { readonly company: string; readonly month: string }
  readonly 'footprint-decision.preview': { readonly company: string; readonly month: string }
  readonly 'footprint-decision.footer': { readonly origin: string; readonly seller: string }
  readonly 'verification-question.preview': { readonly company: string; readonly month: string }
  readonly 'verification-question.heading': Record<never, never>
  readonly 'verification-question.paragraphs': { readonly company: string; readonly month: string }
  readonly 'verification-question.paragraphs.2': Record<never, never>
  readonly 'verification-question.about': Record<never, never>
  readonly 'verification-question.action.label': Record<never, never>
  readonly 'verification-question.footer': { readonly origin: string; readonly seller: string }
  readonly 'verification-question.subject': { readonly company: string }
  readonly 'footprint-decision.verified.heading': Record<never, never>
  readonly 'footprint-decision.verified.paragraphs': { readonly of: string }
  readonly 'footprint-decision.verified.paragraphs.2': Record<never, never>
  readonly 'footprint-decision.verified.paragraphs.3': Record<never, never>
  readonly 'footprint-decision.verified.standard': Record<never, never>
  readonly 'footprint-decision.verified.assurance': Record<never, never>
  readonly 'footprint-decision.verified.action': Record<never, never>
  readonly 'footprint-decision.returned.heading': Record<never, never>
  readonly 'footprint-decision.returned.paragraphs': { readonly of: string }
  readonly 'footprint-decision.returned.action': Record<never, never>
  readonly 'footprint-decision.opened.heading': Record<never, never>
  readonly 'footprint-decision.opened.paragraphs': { readonly of: string }
  readonly 'footprint-decision.opened.paragraphs.2': Record<never, never>
  readonly 'footprint-decision.opened.action': Record<never, never>
  readonly 'footprint-decision.left-as-it-is.heading': Record<never, never>
  readonly 'footprint-decision.left-as-it-is.paragraphs': { readonly of: string }
  readonly 'footprint-decision.left-as-it-is.paragraphs.2': Record<never, never>
  readonly 'footprint-decision.left-as-it-is.action': Record<never, never>
  readonly 'verification-kind.receipt.heading': Record<never, never>
  readonly 'verification-kind.receipt.paragraphs': { readonly total: string }
  readonly 'verification-kind.receipt.paragraphs.2': Record<never, never>
  readonly 'verification-kind.receipt.action.label': Record<never, never>
  readonly 'footprint-decision.verified.level': { readonly assurance: 'limited' | 'reasonable' | 'other' }
  readonly 'note-check.answer-points': Record<never, never>
  readonly 'request-verification.covers': { readonly boughtIn: string }
}>(english)
