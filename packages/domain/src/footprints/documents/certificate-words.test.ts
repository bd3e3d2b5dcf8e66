import { expect, test } from 'vitest'
import {
  type CertifiedCompleteness,
  certifiedFigures,
  certifiedRange,
  declaredWords,
} from './certificate-words.ts'
import {
  checkedOnWords,
  statementTitle,
  type VerifiedCoverage,
  verifiedWords,
} from './verified-parts.ts'

const inTonnes = (hundredths: number) => (hundredths / 100).toFixed(2)
const PLUMBER: CertifiedCompleteness = {
  restGrams: 0,
  lowGrams: 41_748_629,
  highGrams: 203_625_000,
  leftOut: [
    { category: 'purchasedGoodsAndServices', isPartly: true },
    { category: 'capitalGoods', isPartly: false },
  ],
}

test('scopes of a certificate add up to its total', () => {
  const each = 1_006_000
  const sums = { scope1: each, scope2: each, scope2Market: 0, scope3: each }
  const { total, scope1, scope2, scope3, market, totalMarket } = certifiedFigures(sums)
  expect([total, scope1 + scope2 + scope3, market, totalMarket]).toEqual([302, 302, 0, 201])
})

test('scope 2 by market is that by location, where nothing is by contract', () => {
  const each = 1_006_000
  const sums = { scope1: 2_004_000, scope2: each, scope2Market: each, scope3: 3_004_000 }
  const { scope2, market, total, totalMarket } = certifiedFigures(sums)
  expect([market, totalMarket]).toEqual([scope2, total])
})

test.each([
  [
    'what is left out, and what is there only in part',
    PLUMBER,
    'Declared by Pipes: 47.20 t of CO2e. 100% entered, 0% benchmark of the sector. Left out: Purchased goods and services (in part), Capital goods.',
  ],
  [
    'how much of it is benchmark',
    { restGrams: 11_800_000, lowGrams: 30e6, highGrams: 74e6, leftOut: [] },
    'Declared by Pipes: 47.20 t of CO2e. 75% entered, 25% benchmark of the sector.',
  ],
  ['nothing more, where it was never compared', null, 'Declared by Pipes: 47.20 t of CO2e.'],
] as const)('a certificate says %s', (_, completeness, words) => {
  const said = { companyName: 'Pipes', total: 47_200_000, inTonnes }
  expect(declaredWords({ ...said, completeness })).toBe(words)
})

test('the range of a certificate counts what is missing', () => {
  const of = { total: 47_200_000, uncertainty: 1.1306 }
  expect(certifiedRange({ ...of, completeness: PLUMBER })).toBe(
    'Nineteen times of twenty, the true figure lies between 42 t and 200 t; the upper end counts what is most likely missing.',
  )
  expect(certifiedRange({ ...of, completeness: null })).toBe(
    'Nineteen times of twenty, the true figure lies between 42 t and 53 t.',
  )
})

const covering = (
  scopesOneTwo: boolean,
  scopeThreeCategories: number,
  countedScopeThree: number,
) => ({
  scopesOneTwo,
  scopeThreeCategories,
  countedScopeThree,
})

test.each([
  [covering(true, 4, 4), 'verified', 'Verified: scopes 1 and 2 (27.61 t), and scope 3 (14.16 t).'],
  [covering(true, 0, 0), 'verified', 'Verified: scopes 1 and 2 (27.61 t).'],
  [
    covering(true, 0, 4),
    'partly verified',
    'Verified: scopes 1 and 2 (27.61 t). Not verified: scope 3 (14.16 t).',
  ],
  [
    covering(true, 3, 4),
    'partly verified',
    'Verified: scopes 1 and 2 (27.61 t), and 3 of the 4 categories of scope 3 (together 14.16 t), which the statement names. Not verified: the other categories of scope 3.',
  ],
  [
    covering(false, 4, 4),
    'partly verified',
    'Verified: scope 3 (14.16 t). Not verified: scopes 1 and 2 (27.61 t).',
  ],
  [null, 'with what was verified of it', null],
] as const)('of %j a statement is %s', (coverage: VerifiedCoverage, title, words) => {
  const verification = { by: 'Fernbank', assurance: 'limited', parts: null, coverage } as const
  expect(statementTitle({ status: 'verified', verification })).toBe(
    `Statement of a footprint, ${title}`,
  )
  expect(verifiedWords(verification, { certified: CERTIFIED, inTonnes })).toBe(words)
})

const CERTIFIED = { scopesOneTwo: 2_761, scopeThree: 1_416 }
const OWN = { part: 'scopesOneTwo', grams: 27_608_000 } as const
const TRAVEL = { part: 'businessTravel', grams: 4_164_000 } as const
const GOODS = { part: 'purchasedGoodsAndServices', grams: 9_996_000 } as const

test.each([
  [
    { verified: [OWN, TRAVEL], notVerified: [GOODS] },
    'partly verified by Fernbank, limited',
    'Verified: 31.77 t (Scopes 1 and 2 27.61 t, Business travel 4.16 t). Not verified: 10.00 t (Purchased goods and services).',
  ],
  [
    { verified: [OWN, GOODS, TRAVEL], notVerified: [] },
    'verified by Fernbank, limited',
    'Verified: 41.77 t (Scopes 1 and 2, categories 1 and 6 of scope 3), which is all of it.',
  ],
] as const)('the parts of %j are named, with sums that add up', (parts, title, words) => {
  const verification = {
    by: 'Fernbank',
    assurance: 'limited',
    parts,
    coverage: null,
    standard: 'Procedure guided by ISO 14064-3:2019',
    decidedOn: '4 March 2026',
  } as const
  expect(statementTitle({ status: 'verified', verification })).toBe(
    `Statement of a footprint, ${title}`,
  )
  const said = { certified: CERTIFIED, inTonnes, mostNames: 2 }
  expect(verifiedWords(verification, said)).toBe(words)
  expect(checkedOnWords(verification)).toBe(
    'Verified by Fernbank, limited, on 4 March 2026. Procedure guided by ISO 14064-3:2019.',
  )
})

test('what nobody verified is declared by the company', () => {
  expect(statementTitle({ status: 'declared', verification: null })).toBe(
    'Statement of a footprint, declared by the company',
  )
})
