import { sha256, toBase64 } from '@understory/ledger-log/hashes.ts'
import {
  type RevisionStatement,
  statementBytes,
} from '@understory/ledger-log/statements/revision-statement.ts'
import { z } from 'zod'
import { messageOf } from '../start/say.ts'

const AskOriginAnswer = z.object({
  proof: z.object({ revision: z.int(), statementHash: z.string() }).nullable(),
})
const Revisions = z.object({
  revisions: z.array(
    z.object({ revision: z.int(), statementHash: z.string(), isWithdrawn: z.boolean() }),
  ),
})
const WAIT_MS = 10_000

export type Validity = {
  /** `unknown`: nobody could say. `changed`: it was true of its time, and states something else by now. */
  readonly state: 'valid' | 'changed' | 'withdrawn' | 'unknown'
  readonly words: string
}

/** Asks a running copy whether a statement was withdrawn or followed by another since: no file can say that. */
export async function askOrigin(origin: string, statement: RevisionStatement): Promise<Validity> {
  const { certificate } = statement
  const answer = await askAddress(new URL(`/api/certificates/${certificate}`, origin))
  if (typeof answer === 'string') return { state: 'unknown', words: `${origin} did not answer` }
  if (answer.status === 410) return { state: 'withdrawn', words: 'the certificate was withdrawn' }
  if (answer.status === 404) return { state: 'withdrawn', words: 'there is no such certificate' }
  const read = AskOriginAnswer.safeParse(await answer.json().catch(() => null))
  const proof = read.data?.proof
  if (!answer.ok || !proof)
    return { state: 'unknown', words: `${origin} could not say (${answer.status})` }
  const hash = toBase64(sha256(statementBytes(statement)))
  if (proof.statementHash === hash) return { state: 'valid', words: 'nothing was withdrawn' }
  return askRevision(origin, statement, { hash, newest: proof.revision })
}

const AnswerState = z.object({ isWithdrawn: z.boolean() })

/** The same of the answer of a supplier, by the hash of its statement. */
export async function askAboutAnswer(origin: string, statement: string): Promise<Validity> {
  const hash = Buffer.from(sha256(Buffer.from(statement))).toString('hex')
  const answer = await askAddress(new URL(`/api/public-ledger/answers/${hash}`, origin))
  if (typeof answer === 'string') return { state: 'unknown', words: `${origin} did not answer` }
  if (answer.status === 404) return { state: 'withdrawn', words: 'there is no such answer' }
  const read = AnswerState.safeParse(await answer.json().catch(() => null))
  if (!answer.ok || !read.data)
    return { state: 'unknown', words: `${origin} could not say (${answer.status})` }
  return read.data.isWithdrawn
    ? { state: 'withdrawn', words: 'the supplier withdrew the answer, or sent another one' }
    : { state: 'valid', words: 'the answer still stands' }
}

async function askRevision(
  origin: string,
  { certificate, revision }: RevisionStatement,
  { hash, newest }: { readonly hash: string; readonly newest: number },
): Promise<Validity> {
  const path = `/api/certificates/${certificate}/revisions?before=${revision + 1}`
  const answer = await askAddress(new URL(path, origin))
  const read =
    typeof answer === 'string'
      ? null
      : Revisions.safeParse(await answer.json().catch(() => null)).data
  if (!read) return { state: 'unknown', words: `${origin} could not say` }
  const [own] = read.revisions
  const isKnown = own?.revision === revision && own.statementHash === hash
  return isKnown && !own.isWithdrawn
    ? {
        state: 'changed',
        words: `it was true of its time, and is superseded by revision ${newest}`,
      }
    : { state: 'withdrawn', words: 'the statement was withdrawn: the certificate says otherwise' }
}

const askAddress = (address: URL) =>
  fetch(address, { signal: AbortSignal.timeout(WAIT_MS) }).catch(messageOf)

/** The archive of the statements before this one, up to 50 of them; throws where it cannot be had. */
export async function fetchBefore(
  origin: string,
  { certificate, revision }: RevisionStatement,
): Promise<Buffer> {
  const address = new URL(`/verify/${certificate}/files-${revision - 1}.zip`, origin)
  const answer = await fetch(address, { signal: AbortSignal.timeout(WAIT_MS) })
  if (!answer.ok) throw new Error(`${address.href} answers ${answer.status}`)
  return Buffer.from(await answer.arrayBuffer())
}
