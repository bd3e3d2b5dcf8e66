import { expect, test } from 'vitest'
import { factorInWords } from './factor-in-words.ts'

test.each([
  ['WTT- rail > National rail', 'Well-to-tank: rail, National rail'],
  ['T&D- UK electricity', 'Grid losses: UK electricity'],
  ['Gaseous fuels > Natural gas', 'Gaseous fuels, Natural gas'],
  ['Losses without WTT- or T&D- parts', 'Losses without WTT- or T&D- parts'],
  ['Homeworking (office equipment + heating)', 'Homeworking (office equipment + heating)'],
])('%s is said as %s', (name, words) => {
  expect(factorInWords(name)).toBe(words)
})
