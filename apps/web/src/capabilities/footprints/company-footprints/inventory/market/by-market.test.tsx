import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DeclaredByMarket } from './by-market.tsx'

type Shown = NonNullable<Parameters<typeof DeclaredByMarket>[0]['declared']>

const DECLARED: Pick<Shown, 'scope2' | 'scope2Market' | 'scope2Cover'> = {
  scope2: 10_000_000,
  scope2Market: 4_000_000,
  scope2Cover: {
    byInstruments: 6_000_000,
    byResidualMix: 3_000_000,
    beforeCriteria: 0,
    uncovering: [],
  },
}

const shown = (declared: typeof DECLARED) =>
  renderToStaticMarkup(<DeclaredByMarket declared={declared as Shown} />).replaceAll(
    /<[^>]+>/g,
    ' ',
  )

test('what was declared by market is split by instruments, residual mix and the grid', () => {
  const words = shown(DECLARED)
  expect(words).toMatch(/Scope 2, by market .*4(\.0+)? t/)
  expect(words).toMatch(/covered by instruments .*6(\.0+)? t/)
  expect(words).toMatch(/residual mix, which covers nothing .*3(\.0+)? t/)
  expect(words).toMatch(/average of the grid .*1(\.0+)? t/)
})

test('what is shown of the parts adds up to scope 2 by location, as that is shown', () => {
  const cover = { byInstruments: 7_704_000, byResidualMix: 0, beforeCriteria: 0, uncovering: [] }
  const words = shown({ ...DECLARED, scope2: 15_974_000, scope2Cover: cover })
  expect(words).toMatch(/covered by instruments .*7\.7 t/)
  expect(words).toMatch(/average of the grid .*8\.3 t/)
})

test('what there is none of has no line', () => {
  const cover = { byInstruments: 6_000_000, byResidualMix: 0, beforeCriteria: 0, uncovering: [] }
  const words = shown({ ...DECLARED, scope2Cover: cover })
  expect(words).toContain('covered by instruments')
  expect(words).not.toContain('residual mix')
})

test('nothing is said where both methods come to the same and nothing covers any of it', () => {
  const plain = { ...DECLARED, scope2Market: DECLARED.scope2, scope2Cover: null }
  expect(shown(plain)).toBe('')
})

test('a declaration from before it was split says its figure by market alone', () => {
  const words = shown({ ...DECLARED, scope2Cover: null })
  expect(words).toContain('Scope 2, by market')
  expect(words).not.toContain('instruments')
})
