import { sha256, toBase64 } from '@understory/ledger-log/hashes.ts'
import { z } from 'zod'
import { messageOf } from '../start/say.ts'

const Answer = z.object({
  proof: z
    .object({
      statementHash: z.string(),
      earlier: z.array(z.object({ mark: z.string() })),
    })
    .nullable(),
})
const WAIT_MS = 10_000
const MARK = 22

export type Validity = {
  /** `unknown`: nobody could say. `changed`: it was true of its time, and states something else by now. */
  readonly state: 'valid' | 'changed' | 'withdrawn' | 'unknown'
  readonly words: string
}

/** Asks a running copy whether a statement was withdrawn since: no file can say that. */
export async function askOrigin(
  origin: string,
  certificate: string,
  statement: string,
): Promise<Validity> {
  const address = new URL(`/api/certificates/${certificate}`, origin)
  const answer = await fetch(address, { signal: AbortSignal.timeout(WAIT_MS) }).catch(messageOf)
  if (typeof answer === 'string') return { state: 'unknown', words: `${origin} did not answer` }
  if (answer.status === 410) return { state: 'withdrawn', words: 'the certificate was withdrawn' }
  if (answer.status === 404) return { state: 'withdrawn', words: 'there is no such certificate' }
  const read = Answer.safeParse(await answer.json().catch(() => null))
  if (!answer.ok || !read.success || !read.data.proof)
    return { state: 'unknown', words: `${origin} could not say (${answer.status})` }
  const { statementHash, earlier } = read.data.proof
  const hash = sha256(Buffer.from(statement))
  if (statementHash === toBase64(hash)) return { state: 'valid', words: 'nothing was withdrawn' }
  const mark = Buffer.from(hash).toString('base64url').slice(0, MARK)
  return earlier.some((each) => each.mark === mark)
    ? { state: 'changed', words: 'it was true of its time; the certificate has changed since' }
    : { state: 'withdrawn', words: 'the statement was withdrawn: the certificate says otherwise' }
}
