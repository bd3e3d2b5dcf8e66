import { expect, test } from 'vitest'
import {
  type EvidencedLine,
  evidencedParts,
  evidencedPercent,
  lackingEvidence,
} from './evidence-behind.ts'
import type { VerifiablePart } from './verifiable-parts.ts'

const line = (
  id: string,
  [part, grams, hasEvidence]: readonly [VerifiablePart, number, boolean],
): EvidencedLine => ({ id, part, grams, hasEvidence, name: `Line ${id}` })

const LINES = [
  line('a', ['scopesOneTwo', 599, true]),
  line('b', ['scopesOneTwo', 300, false]),
  line('c', ['businessTravel', 50, true]),
  line('d', ['capitalGoods', 900, false]),
]
const partsOf = (own: number) =>
  evidencedParts(
    [
      { part: 'scopesOneTwo', grams: own },
      { part: 'businessTravel', grams: 50 },
    ],
    LINES,
  )
const limited = (own: number, lines = LINES) =>
  lackingEvidence('limited', partsOf(own), lines).map(({ message }) => message)

test('per cents of evidence are cut, and a benchmark has none', () => {
  expect(evidencedPercent(partsOf(1_000).slice(0, 1))).toBe(59)
  expect(evidencedPercent(partsOf(998).slice(0, 1))).toBe(60)
  expect(evidencedPercent([])).toBe(100)
})

test('limited assurance needs it behind scopes 1 and 2 and the five largest lines chosen', () => {
  expect(limited(1_000)).toEqual([
    'Scopes 1 and 2: files or ledger rows stand behind 59% of it, and 60% is needed.',
    'Scopes 1 and 2: Line b is one of the five largest lines, and has no file.',
  ])
  const larger = ['e', 'f', 'g', 'h'].map((id) => line(id, ['businessTravel', 400, true]))
  expect(limited(998, [...LINES, ...larger])).toEqual([])
})

test('reasonable assurance needs it behind each part', () => {
  const lacking = lackingEvidence('reasonable', partsOf(899), LINES)
  expect(lacking).toEqual([
    {
      part: 'scopesOneTwo',
      message: 'Scopes 1 and 2: files or ledger rows stand behind 66% of it, and 95% is needed.',
    },
  ])
})
