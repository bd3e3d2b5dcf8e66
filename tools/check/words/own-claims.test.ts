import { checkClaim } from '@understory/domain/showing/claims/check-claim.ts'
import { expect, test } from 'vitest'
import { readCatalogues } from '../../messages/read-catalogues.ts'
import { readSources } from '../read-sources.ts'
import { isReadByPeople, textsOf } from './texts-people-read.ts'

/** Of companies' footprints and targets: these pages, emails and documents are for businesses. */
const IS_FOR_BUSINESSES = /\/(footprints|staff)\/|content\/business\/|documents\/footprint-/

/** The rules themselves, and what is no sentence. */
const IS_NO_SENTENCE = /\.generated\.ts$|\/claims\/|\/capability\.ts$/

/** What is refused as a claim and is none, by a part of its sentence, with the reason. */
const NO_CLAIMS: readonly (readonly [part: RegExp, why: string])[] = [
  [/^(Shouldn’t I cut my own emissions first|Can I call my products climate neutral)\?$/, 'asks'],
  [/“Carbon neutral”, “climate positive” or “net zero”/, 'says what not to say'],
  [/“Offsets our flight”, as if/, 'says what not to say'],
  [/European law forbids calling a product climate neutral/, 'says what not to say'],
  [/It makes nobody neutral/, 'denies it'],
  [/is no carbon offset/, 'denies it'],
  [/^'Advice on the way to net zero'$/, 'names advice, and what it leads to, for businesses'],
  [/^Carbon-neutral delivery on every order$/, 'a sentence to try the check of claims with'],
  [/cannot be verified/, 'denies it'],
  [
    /order was cancelled or returned|Cancel a purchase that is not paid/,
    'of an order, not of carbon',
  ],
  [/footprint was verified after|verified footprint/, 'of a check that was made, not of a label'],
  [/^'(It r|R)educes emissions'$/, 'of what a project does, not of a product'],
]

const TODAY = '2026-11-27'

function refusedOf(path: string, texts: readonly string[]): string[] {
  const audience = IS_FOR_BUSINESSES.test(path) ? 'businesses' : 'consumers'
  return texts
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text.includes(' ') && !/\b(select|from|where) \w/.test(text))
    .filter((text) => !NO_CLAIMS.some(([part]) => part.test(text)))
    .flatMap((text) => {
      const asked = { text, markets: ['UK', 'EU', 'US'], subject: 'unknown', audience } as const
      const { findings } = checkClaim({ ...asked, day: TODAY })
      const worst = findings.find(({ verdict }) => verdict === 'refused')
      return worst ? [`${path}: ${worst.ruleId} “${worst.span.text}”: ${text}`] : []
    })
}

test('no sentence in our code is one that may not be said', () => {
  const refused = readSources()
    .filter(({ path }) => isReadByPeople(path) && !IS_NO_SENTENCE.test(path))
    .flatMap((source) => refusedOf(source.path, textsOf(source)))
  expect(refused).toEqual([])
})

test('and neither is one of our messages', () => {
  const refused = readCatalogues().flatMap(({ path, messages }) =>
    refusedOf(path, Object.values(messages)),
  )
  expect(refused).toEqual([])
})
