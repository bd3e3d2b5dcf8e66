import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseVerifierKey, verifierKey } from '@understory/ledger-log/checkpoint/signed-note.ts'
import { hashFromBase64 } from '@understory/ledger-log/hashes.ts'
import { askAboutAnswer, askOrigin, type Validity } from '../../proof/ask-origin.ts'
import { type Checked, checkFiles } from '../../proof/check-files.ts'
import { claimLines, orderLines } from '../../proof/claim-lines.ts'
import { withEarlierFiles } from '../../proof/earlier-files.ts'
import { textsIn } from '../../proof/texts-in.ts'
import { messageOf, say } from '../../start/say.ts'
import { WHERE_CALLED } from '../where-called.ts'

export type VerifyProofOptions = {
  readonly key: string
  readonly name?: string
  readonly nonce?: string
  readonly origin?: string
  readonly earlier?: boolean
  readonly store?: string
}

/** What proof files, or the PDF or the archive of a certificate, prove by the key that was published before. */
export async function checkProof(
  files: readonly string[],
  options: VerifyProofOptions,
): Promise<boolean> {
  if (options.earlier && !options.origin)
    throw new Error('earlier statements are fetched from a running copy: add --origin https://HOST')
  const verifier = parseVerifierKey(options.key)
  if (!verifier) throw new Error('the key looks like NAME+ID+KEY, as /ledger/key says it.')
  const key = verifierKey(verifier)
  const checked = checkFiles(await givenTexts(files, options), {
    verifier,
    named: namedBy(options),
    ...(options.store === undefined ? {} : { store: options.store }),
  })
  switch (checked.kind) {
    case 'failed':
      throw new Error(`failed: ${checked.why}.`)
    case 'leaves':
      for (const { leaf, index, checkpoint } of checked.proofs) {
        process.stdout.write(Buffer.from(leaf))
        say(`ok: leaf ${index} of ${checkpoint.size}, signed with ${key}`)
      }
      say('Not looked for: whether an entry was reversed since. /public-ledger says so.')
      return true
    case 'orders':
      sayOrders(checked, key)
      return true
    case 'answer':
      return sayAnswer(checked, key, options)
    case 'certificate':
      return sayCertificate(checked, key, options)
  }
}

function sayOrders({ order, entries }: Extract<Checked, { kind: 'orders' }>, key: string): void {
  if (order) {
    const { index, checkpoint } = order.logged
    process.stdout.write(orderLines(order))
    say(`ok: the order is behind leaf ${index} of ${checkpoint.size}, signed with ${key}`)
    say('Not looked for: whether the entry was reversed, or the order refunded since.')
    return
  }
  for (const { entry, count, quantity, unit } of entries)
    say(`ok: entry ${entry} is of the ${count} orders in the file, ${quantity} ${unit}`)
}

async function sayAnswer(
  { text, proof, supplier, customer, isRecomputed }: Extract<Checked, { kind: 'answer' }>,
  key: string,
  { origin }: VerifyProofOptions,
): Promise<boolean> {
  process.stdout.write(text)
  const unnamed = 'a name that was not given'
  say(
    `ok: an answer of ${supplier ?? unnamed} to ${customer ?? unnamed}, in leaf ${proof.index} of ${proof.checkpoint.size}, signed with ${key}`,
  )
  say(
    isRecomputed
      ? 'The share was computed again from the figures above, and is the one that was stated.'
      : 'Not computed again: the supplier does not disclose all figures behind the share.',
  )
  if (origin) return sayAsked(await askAboutAnswer(origin, text))
  say('Not looked for: whether it was withdrawn since. Add --origin https://HOST to ask.')
  return true
}

function sayAsked({ state, words }: Validity): boolean {
  const at = `${new Date().toISOString().slice(0, 16)}Z`
  if (state === 'withdrawn') throw new Error(`failed: asked at ${at}: ${words}.`)
  say(`Asked at ${at}: ${words}.`)
  return state !== 'unknown'
}

async function sayCertificate(
  certified: Extract<Checked, { kind: 'certificate' }>,
  key: string,
  options: VerifyProofOptions,
): Promise<boolean> {
  const { statement, name, proof, statements, earlier } = certified
  const counted = statement.counted === 1 ? '1 entry' : `${statement.counted} entries`
  process.stdout.write(claimLines(certified, name))
  say(
    `ok: issued for ${name ?? 'a name that was not given'}, with ${counted}, in leaf ${proof.index} of ${proof.checkpoint.size}, signed with ${key}`,
  )
  if (earlier) {
    const first = statement.revision - statements + 1
    const these = spanOf(first, statement.revision)
    say(
      `Verified: ${these}. What comes from before is as stated by ${spanOf(1, first - 1)}, not among the files. Add --origin https://HOST --earlier to fetch and verify that too.`,
    )
  }
  say('Only the lines above are proved. What else a document says around its files is not.')
  if (!options.origin) {
    say(
      'Not looked for: whether it was withdrawn or superseded since. Add --origin https://HOST to ask.',
    )
    return true
  }
  return sayAsked(await askOrigin(options.origin, statement))
}

const spanOf = (first: number, last: number) =>
  first === last ? `revision ${first}` : `revisions ${first} to ${last}`

/** By what was typed; `null`: by name.txt. */
function namedBy(options: VerifyProofOptions) {
  const nonce = hashFromBase64(options.nonce ?? '')
  return options.name !== undefined && nonce ? { name: options.name, nonce } : null
}

async function givenTexts(
  files: readonly string[],
  options: VerifyProofOptions,
): Promise<readonly string[]> {
  const texts = files.flatMap(textsAt)
  if (!options.earlier || !options.origin) return texts
  return withEarlierFiles(texts, options.origin).catch((fault: unknown) => {
    throw new Error(`earlier statements cannot be fetched: ${messageOf(fault)}.`)
  })
}

function textsAt(named: string): string[] {
  const path = resolve(WHERE_CALLED, named)
  try {
    return textsIn(readFileSync(path))
  } catch (fault) {
    throw new Error(`${path} cannot be read: ${messageOf(fault)}.`)
  }
}
