import { hash } from 'node:crypto'
import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { createQuoteBatch, QuoteResult } from '@understory/contracts/v1/quotes.ts'
import { Refused } from '../../../http/refuse.ts'
import type { KeyActor } from '../../../http/v1/api-route.ts'
import { pointerTo } from '../../../http/v1/problem.ts'
import { type CreateApiQuoteDeps, createApiQuote } from './create-api-quote.ts'

type QuoteBatch = {
  /** The same one whenever the call is repeated. */
  readonly batchId: string
  readonly orders: BodyOf<typeof createQuoteBatch>['items']
}

/** Prices each of several choices by itself, in the order in which they were sent. */
export async function createApiQuotes(
  deps: CreateApiQuoteDeps,
  actor: KeyActor,
  { batchId, orders }: QuoteBatch,
): Promise<{ results: QuoteResult[] }> {
  const results: QuoteResult[] = []
  for (const [index, order] of orders.entries()) {
    const quoteId = idWithin(batchId, index)
    const quoted = await createApiQuote(deps, actor, { quoteId, order })
    results.push(
      quoted instanceof Refused
        ? { index, status: 'error', problem: problemOfItem(quoted, index) }
        : { index, status: 'ok', value: quoted },
    )
  }
  return { results }
}

function problemOfItem({ refusal: { code, message, problems = [] } }: Refused, index: number) {
  const within = (field: string) => `items.${index}${field === '' ? '' : `.${field}`}`
  return {
    code,
    message,
    problems: problems.map(({ field, message: says }) => ({
      field: within(field),
      pointer: pointerTo(within(field)),
      message: says,
    })),
  }
}

/** The id of one of them, which follows from that of the batch: a call that is run again finds what was made (UUID version 8). */
function idWithin(batchId: string, index: number): string {
  const digits = hash('sha256', `${batchId} ${index}`, 'hex')
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ]
  return parts.join('-')
}
