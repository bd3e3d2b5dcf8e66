import { madeAnswerFiles } from '@understory/ledger-log/testing/made-answer.ts'
import { describe, expect, test } from 'vitest'
import type { AnswerNow, Finding } from './proof-check.ts'
import { verifyInBrowser } from './verify-in-browser.ts'

type Files = ReturnType<typeof madeAnswerFiles>

async function checked(files: Files, now: AnswerNow = { isWithdrawn: false }) {
  const found: Finding[] = []
  const check = {
    key: files.key.trim(),
    mark: '',
    certificate: '',
    ask: async () => Promise.reject(new Error('there is no connection')),
    askCertificate: async () => null,
    askRevision: async () => null,
    askEntry: async () => null,
    askAnswer: async () => now,
    compare: null,
  }
  const texts = [files.statement, ...files.names, files.proof, files.key]
  for await (const finding of verifyInBrowser(texts, check)) found.push(finding)
  const states = Object.fromEntries(
    found.flatMap((each) => ('state' in each ? [[each.name, each.state]] : [])),
  )
  const shown = found.flatMap((each) => (each.name === 'leaves' ? each.leaves : []))
  return { states, shown }
}

test('the answer of a supplier is checked in the browser, and every line that was verified is shown', async () => {
  const files = madeAnswerFiles()
  const { states, shown } = await checked(files)
  expect(states).toEqual({
    files: 'passed',
    statement: 'passed',
    names: 'passed',
    share: 'passed',
    tree: 'passed',
    today: 'skipped',
    valid: 'passed',
  })
  expect(shown).toEqual([files.statement])
})

test('a share of figures that are not disclosed is not computed, and that is said', async () => {
  const { states } = await checked(madeAnswerFiles({ scope1Grams: null }))
  expect(states.share).toBe('skipped')
})

describe('what does not hold is said', () => {
  test.each<[string, Files, AnswerNow, string]>([
    [
      'a share that does not follow',
      madeAnswerFiles({ allocatedGrams: 1 }),
      { isWithdrawn: false },
      'share',
    ],
    ['an answer that was withdrawn since', madeAnswerFiles(), { isWithdrawn: true }, 'valid'],
    ['an answer that this log has not', madeAnswerFiles(), null, 'valid'],
    [
      'the proof of a withdrawal',
      madeAnswerFiles({}, 'withdrawn'),
      { isWithdrawn: false },
      'statement',
    ],
    [
      'another name',
      {
        ...madeAnswerFiles(),
        names: madeAnswerFiles().names.map((file) => file.replace('Fernbank', 'Fairbank')),
      },
      { isWithdrawn: false },
      'names',
    ],
    [
      'another answer',
      { ...madeAnswerFiles(), statement: madeAnswerFiles({ share: '0.5' }).statement },
      { isWithdrawn: false },
      'statement',
    ],
  ])('%s', async (_, files, now, failing) => {
    const { states, shown } = await checked(files, now)
    expect(states[failing]).toBe('failed')
    expect(shown).toEqual(failing === 'statement' ? [] : [files.statement])
  })
})
