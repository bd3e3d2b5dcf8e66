import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SecondOffset } from './not-paid.tsx'

test('who paid second for the driving of a vehicle reads that the money goes back, and why', () => {
  const page = renderToStaticMarkup(<SecondOffset />)
  expect(page).toContain('This vehicle is offset already')
  expect(page).toMatch(/came a moment earlier and counts\.\s+What was paid for this one goes back/)
})
