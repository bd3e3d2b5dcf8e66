import { createHmac } from 'node:crypto'
import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { StepSupplierRequest } from '@understory/contracts/footprints/answers.ts'
import type { Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { hashOfLink } from '../../../http/link.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { keyFor } from '../../../signing/key-for.ts'
import { type AnswersDeps, findHeldRequest } from './held-request.ts'

/** What is kept of an address that wants no requests. */
export function suppressedHash({ config }: Pick<Deps, 'config'>, email: string): string {
  const key = keyFor(config.APP_SECRET, 'suppressed-address')
  return createHmac('sha256', key).update(email.toLowerCase()).digest('hex')
}

/** What a supplier does besides answering. */
export function stepByLink(
  deps: AnswersDeps,
  token: string,
  step: BodyOf<typeof StepSupplierRequest>,
): Promise<Refused | undefined> {
  return transact(deps.db, async (tx) => {
    const now = deps.clock()
    const held = await findHeldRequest(tx, { token, now })
    if (!held) return refuse('LINK_GONE')
    if (step.to === 'withdrawn') return withdraw(tx, deps, { token, requestId: held.id, now })
    const suppressed =
      step.to === 'opted-out' && held.email ? suppressedHash(deps, held.email) : null
    const { rows } = await sql<{ done: boolean }>`
      select step_supplier_request(${hashOfLink(token)}, ${now}, ${step.to}, ${step.reason},
        ${suppressed}) as done`.execute(tx)
    // Whoever begins twice has begun.
    return rows[0]?.done || held.state === step.to ? undefined : refuse('REQUEST_STATE')
  })
}

type Withdrawing = { readonly token: string; readonly requestId: string; readonly now: Date }

/** The customer no longer sees it at once; the lines that it made go with the job. */
async function withdraw(
  tx: Tx,
  deps: AnswersDeps,
  { token, requestId, now }: Withdrawing,
): Promise<Refused | undefined> {
  const { rows } = await sql<{ release: string | null }>`
    select withdraw_supplier_answer(${hashOfLink(token)}, ${now}) as release`.execute(tx)
  const releaseId = rows[0]?.release
  if (!releaseId) return refuse('REQUEST_STATE')
  await deps.jobs.enqueue(tx, 'take-back-supplier-answer', {
    supplierRequestId: requestId,
    releaseId,
    at: now.toISOString(),
  })
  return undefined
}
