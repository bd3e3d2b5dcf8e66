import type { Check } from './proof-check.ts'
import { lineOf } from './step.ts'
import { base64, decode, fail, type Proof, sha256, utf8, VERSION } from './tlog-proof.ts'

/* The answer of a supplier to one customer: docs/ledger.md says what its lines are. */

/** The log holds it, as issued, and nothing else is among the proofs. */
export async function checkAnswer(answer: string, proofs: readonly Proof[]) {
  const [proof, ...more] = proofs
  const hash = base64(await sha256(utf8(answer)))
  const isOfIt = proof?.text.startsWith(`${VERSION}certificate\n`) && more.length === 0
  if (!proof || !isOfIt || lineOf(proof.text, 'statement') !== hash)
    fail('the log holds another answer, or its proof is missing')
  if (lineOf(proof.text, 'state') !== 'issued') fail('the answer was withdrawn')
  return lineOf(answer, 'answer')
}

/** The names of both companies; `null`: one is not among the files. */
export async function checkNames(answer: string, files: readonly string[]) {
  const named: Record<string, string> = {}
  for (const file of files) {
    const [, nonce = '', name = ''] = /^.+\nnonce (\S{44})\nname (.+)\n$/.exec(file) ?? []
    if (!name) fail('the file of a name cannot be read')
    named[base64(await sha256(utf8(`${VERSION}name\n`), decode(nonce), utf8(name)))] = name
  }
  const [supplier, customer] = [
    named[lineOf(answer, 'supplier')],
    named[lineOf(answer, 'customer')],
  ]
  if ([supplier, customer].filter(Boolean).length < files.length)
    fail('the answer names other companies')
  return supplier && customer ? `${supplier}, to ${customer}` : null
}

/** The share by the figures that stand there; `null`: the supplier does not disclose them all. */
export async function checkShare(answer: string) {
  const [method, bought, sold, unit, ...more] = lineOf(answer, 'driver').split(' ')
  const grams = [/^scope1 (\d+) g$/m, /^scope2 location (\d+) g$/m, /^upstream (\d+) g/m].map(
    (line) => line.exec(answer)?.[1],
  )
  const [scope1, scope2, upstream = '0'] = grams
  if (scope1 === undefined || scope2 === undefined || method === 'hybrid') return null
  const all = BigInt(scope1) + BigInt(scope2) + BigInt(upstream)
  const isWhole = method === 'whole'
  if (!isWhole && (!bought || !sold || sold === '-' || !unit || more.length > 0)) return null
  const [part, of] = isWhole ? [1n, 1n] : [millionths(bought), millionths(sold)]
  if (of <= 0n) fail('the share does not follow from the figures')
  const share = (2n * all * part + of) / (2n * of)
  if (lineOf(answer, 'allocated') !== `${share} g`)
    fail('the share does not follow from the figures')
  return ''
}

function millionths(amount = ''): bigint {
  const [, whole = '', part = ''] =
    /^(\d+)(?:\.(\d{1,6}))?$/.exec(amount) ?? fail('an amount cannot be read')
  return BigInt(whole + part.padEnd(6, '0'))
}

/** Whether the supplier withdrew it since, or sent another one; `null`: nobody could say. */
export async function checkStands(answer: string, { askAnswer }: Check) {
  const hash = await sha256(utf8(answer))
  const hex = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const now = await askAnswer(hex).catch(() => undefined)
  if (now === undefined) return null
  if (now === null) fail('there is no such answer')
  if (now.isWithdrawn) fail('the supplier withdrew it, or sent another one')
  return ''
}
