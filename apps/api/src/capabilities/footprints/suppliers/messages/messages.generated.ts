// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const suppliersMessage = /* @__PURE__ */ plainMessages<{
  readonly 'remind-suppliers.subject': { readonly company: string }
  readonly 'remind-suppliers.preview': { readonly company: string }
  readonly 'remind-suppliers.heading': { readonly company: string }
  readonly 'remind-suppliers.paragraphs': { readonly company: string; readonly dueOn: string; readonly supplier: string }
  readonly 'remind-suppliers.paragraphs.2': Record<never, never>
  readonly 'remind-suppliers.action.label': Record<never, never>
  readonly 'remind-suppliers.footer': { readonly company: string; readonly seller: string }
  readonly 'supplier.request.period': { readonly from: string; readonly to: string }
  readonly 'supplier.request.subject': { readonly company: string }
  readonly 'supplier.request.preview': { readonly by: string; readonly company: string }
  readonly 'supplier.request.heading': { readonly company: string }
  readonly 'supplier.request.paragraphs': { readonly by: string; readonly company: string; readonly dueOn: string; readonly period: string; readonly supplier: string }
  readonly 'supplier.request.paragraphs.2': Record<never, never>
  readonly 'supplier.request.paragraphs.3': { readonly company: string }
  readonly 'supplier.request.action.label': Record<never, never>
  readonly 'supplier.request.footer': { readonly company: string; readonly seller: string }
  readonly 'supplier.tell-of-answer.subject': { readonly supplier: string }
  readonly 'supplier.tell-of-answer.preview': { readonly supplier: string }
  readonly 'supplier.tell-of-answer.heading': { readonly supplier: string }
  readonly 'supplier.tell-of-answer.paragraphs': Record<never, never>
  readonly 'supplier.tell-of-answer.action.label': Record<never, never>
  readonly 'supplier.tell-of-answer.footer': { readonly seller: string }
  readonly 'supplier.tell-of-withdrawal.subject': { readonly supplier: string }
  readonly 'supplier.tell-of-withdrawal.preview': { readonly supplier: string }
  readonly 'supplier.tell-of-withdrawal.heading': { readonly supplier: string }
  readonly 'supplier.tell-of-withdrawal.paragraphs': Record<never, never>
  readonly 'supplier.tell-of-withdrawal.paragraphs.2': Record<never, never>
  readonly 'supplier.tell-of-withdrawal.action.label': Record<never, never>
  readonly 'supplier.tell-of-withdrawal.footer': { readonly seller: string }
  readonly 'due-day.due-problem': Record<never, never>
  readonly 'due-day.due-problem.2': Record<never, never>
  readonly 'ask-supplier.refuse-email': Record<never, never>
  readonly 'accept-answer.reason': { readonly name: string; readonly releasedAt: string }
  readonly 'accept-answer.hybrid': Record<never, never>
  readonly 'accept-answer.supplier-data': Record<never, never>
  readonly 'accept-answer.period': { readonly from: string; readonly to: string }
  readonly 'accept-answer.described-by.scopes': { readonly method: string; readonly period: string; readonly when: string }
  readonly 'accept-answer.described-by.energy': { readonly method: string; readonly period: string; readonly when: string }
  readonly 'accept-answer.described-by.figures': { readonly method: string; readonly period: string; readonly when: string }
  readonly 'accept-answer.described-by.estimate': { readonly when: string }
  readonly 'change-suppliers.line-ids': Record<never, never>
  readonly 'end-use-of-answer.reason': Record<never, never>
  readonly 'end-use-of-answer.reason.2': Record<never, never>
  readonly 'accept-answer.estimate': Record<never, never>
  readonly 'count-product.reason': { readonly product: string }
  readonly 'count-product.lines': Record<never, never>
  readonly 'count-product.description': { readonly product: string }
  readonly 'count-product.method': { readonly amount: string; readonly declaredAmount: string; readonly declaredUnit: string; readonly kg: string; readonly period: string; readonly received: string; readonly standards: string; readonly unit: string; readonly version: string }
  readonly 'count-product.note': { readonly pfId: string; readonly sha256: string }
}>(english)
