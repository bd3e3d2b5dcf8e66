import { expect, test } from 'vitest'
import { isInPart } from './entry-part.ts'

const GAS = 'stationaryCombustion'
const WASTE = 'wasteGeneratedInOperations'

test.each([
  ['everything of anyone who is not limited', null, { site: null, category: GAS }, true],
  [
    'any site where none is named',
    { sites: [], categories: [GAS] },
    { site: 'Leeds', category: GAS },
    true,
  ],
  [
    'a line without a site where none is named',
    { sites: [], categories: [GAS] },
    { site: null, category: GAS },
    true,
  ],
  ['no other category', { sites: [], categories: [GAS] }, { site: null, category: WASTE }, false],
  [
    'any category of the site',
    { sites: ['Leeds'], categories: [] },
    { site: 'Leeds', category: WASTE },
    true,
  ],
  ['no other site', { sites: ['Leeds'], categories: [] }, { site: 'York', category: GAS }, false],
  [
    'no line without a site where some are named',
    { sites: ['Leeds'], categories: [] },
    { site: null, category: GAS },
    false,
  ],
  [
    'both where both are named',
    { sites: ['Leeds'], categories: [GAS] },
    { site: 'Leeds', category: WASTE },
    false,
  ],
] as const)('a part has %s', (_, part, line, isIn) => {
  expect(isInPart(part, line)).toBe(isIn)
})
