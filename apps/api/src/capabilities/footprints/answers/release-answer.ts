import { randomBytes } from 'node:crypto'
import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type {
  PreviewSupplierAnswer,
  ShownAnswer,
} from '@understory/contracts/footprints/answers.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { whoSteps } from '@understory/domain/footprints/suppliers/request-steps.ts'
import { nameCommitment } from '@understory/ledger-log/commitments.ts'
import { statedName } from '@understory/ledger-log/proof/name-file.ts'
import { formatAnswerStatement } from '@understory/ledger-log/statements/answer-statement.ts'
import { sql } from 'kysely'
import { transact } from '../../../database/transact.ts'
import { hashOfLink } from '../../../http/link.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { countOwnAnswer, givenShareOf, isMoreThanAll } from './count-own-answer.ts'
import { type AnswersDeps, findHeldRequest, type HeldSupplierRequest } from './held-request.ts'
import { type GivenAnswer, workOutAnswer } from './work-out-answer.ts'

export async function previewAnswer(
  { db, clock }: Pick<AnswersDeps, 'db' | 'clock'>,
  token: string,
  given: GivenAnswer,
): Promise<ReplyOf<typeof PreviewSupplierAnswer> | Refused> {
  const held = await findHeldRequest(db, { token, now: clock() })
  if (!held) return refuse('LINK_GONE')
  if (!whoSteps(held.state, 'responded')) return refuse('REQUEST_STATE')
  const found = await workOutAnswer(db, given, held)
  return found instanceof Refused ? found : { shown: found.shown, steps: [...found.steps] }
}

/** Hands on what the preview shows. The customer is told; an answer that was sent back is superseded. */
export function releaseAnswer(
  deps: AnswersDeps,
  token: string,
  answer: GivenAnswer,
): Promise<Refused | undefined> {
  return transact(deps.db, async (tx) => {
    const now = deps.clock()
    const held = await findHeldRequest(tx, { token, now })
    if (!held) return refuse('LINK_GONE')
    if (!whoSteps(held.state, 'responded')) return refuse('REQUEST_STATE')
    const found = await workOutAnswer(tx, answer, held)
    if (found instanceof Refused) return found
    const given = givenShareOf(found)
    if (await isMoreThanAll(tx, token, given)) return refuse('ALLOCATION_EXCEEDED')
    const id = deps.newId()
    const nonces = { supplier: newNonce(), customer: newNonce() }
    const shown = { ...found.shown, nonces }
    const statement = statementOf(id, { shown, nonces, held, now })
    const { disclosed, level } = shown
    const release = JSON.stringify({ id, level, disclosed, shown, statement })
    const { rows } = await sql<{ done: boolean }>`
      select release_supplier_answer(${hashOfLink(token)}, ${now}, ${release}::jsonb) as done`.execute(
      tx,
    )
    if (!rows[0]?.done) return refuse('REQUEST_STATE')
    await countOwnAnswer(tx, token, { id, grams: shown.allocatedGrams, given })
    await deps.jobs.enqueue(tx, 'tell-of-supplier-answer', {
      supplierRequestId: held.id,
      at: now.toISOString(),
    })
    return undefined
  })
}

type Stating = {
  readonly shown: ShownAnswer
  readonly nonces: NonNullable<ShownAnswer['nonces']>
  readonly held: HeldSupplierRequest
  readonly now: Date
}

function statementOf(releaseId: string, { shown, nonces, held, now }: Stating): string {
  return formatAnswerStatement({
    ...shown,
    releaseId,
    issuedOn: dayOf(now),
    supplier: hiddenName(nonces.supplier, held.supplier_name),
    customer: hiddenName(nonces.customer, held.company_name),
    allocatedGrams: shown.allocatedGrams,
  })
}

const newNonce = (): string => randomBytes(32).toString('base64')

/** A commitment to a name behind a random number, so that nobody can guess it. */
const hiddenName = (nonce: string, name: string) =>
  nameCommitment(Buffer.from(nonce, 'base64'), statedName(name))
