import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OverviewPage } from './overview-page.tsx'

const NOTHING = { milliTrees: 0, co2eGrams: 0, plasticGrams: 0 }
const ACCOUNT = {
  uuid: '5b0c9d3e-0000-4000-8000-000000000000',
  kind: 'business',
  name: 'Fern',
} as const

const overview = (totals: typeof NOTHING) =>
  renderToStaticMarkup(
    <OverviewPage
      account={ACCOUNT}
      firstname="Maya"
      welcome={null}
      totals={totals}
      steps={[]}
      gaveAll={false}
      projects={[]}
      next={[]}
      latest={[]}
      today="2026-11-24"
    />,
  )

test('where nothing is next, the overview says what could be', () => {
  const page = overview({ ...NOTHING, milliTrees: 5_000 })
  expect(page).toContain('Nothing waits for you, and no payment is coming up.')
  expect(page).toContain('href="/solutions/business/earth-positive-workforce">See the plans</a>')
})

test('a new account is shown one thing to do, and no empty panels', () => {
  const page = overview(NOTHING)
  expect(page).toContain('Your ground is ready')
  expect(page).not.toContain('What is next')
  expect(page).not.toContain('Lately, with proof')
})
