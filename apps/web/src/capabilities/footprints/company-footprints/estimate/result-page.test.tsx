import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aboutPeople, employeesInWords, ResultPage } from './result-page.tsx'

test.each([
  [
    { kind: 'failed', back: '/app/business/footprint/estimate?turnover=850000' },
    'Could not calculate estimated footprint, please try again or contact us.',
    '/app/business/footprint/estimate?turnover=850000',
  ],
  [
    { kind: 'none' },
    'No estimate made, please use the calculator or contact us.',
    '/app/business/footprint/estimate',
  ],
] as const)(
  'without an estimate ($kind) the page says why, and leads back',
  (loaded, says, back) => {
    const html = renderToStaticMarkup(<ResultPage loaded={loaded} refused={null} />)
    expect(html).toContain(says)
    expect(html).toContain(`href="${back}`)
  },
)

test('the employees of an average company are as exact as the figure for each of them needs', () => {
  expect([0.4, 8.497, 99.96, 212.4].map(aboutPeople)).toEqual(['0.4', '8.5', '100', '212'])
})

test.each([
  [4, '4 employees'],
  [1.02, '1 employee'],
  [0.4, '0.4 employees'],
])('about %d of them reads %s', (employees, words) => {
  expect(employeesInWords(employees)).toBe(words)
})
