import { describe, expect, test } from 'vitest'
import {
  CREDIT_KINDS,
  type CreditKind,
  creditName,
  creditVerbs,
  fundedWords,
} from './credit-kind.ts'

describe('the words about CO2e follow the kind of its projects', () => {
  test.each<[(CreditKind | null)[], string, string]>([
    [['reduction'], 'reduction funded', 'reduce'],
    [['avoidance', null], 'avoidance funded', 'avoid'],
    [['removal', 'reduction'], 'reduction and removal funded', 'reduce and remove'],
    [[...CREDIT_KINDS], 'reduction, avoidance and removal funded', 'reduce, avoid and remove'],
    [[null], 'funded', 'fund'],
    [[], 'funded', 'fund'],
  ])('of %o: "%s", "%s"', (kinds, funded, verbs) => {
    expect([fundedWords(kinds), creditVerbs(kinds)]).toEqual([funded, verbs])
  })

  test('"removal" is said of a removal alone', () => {
    for (const kind of ['reduction', 'avoidance'] as const) {
      const words = [fundedWords([kind]), creditVerbs([kind]), creditName(kind)].join(' ')
      expect(words).not.toMatch(/remov/i)
    }
    expect(creditName('removal')).toBe('Carbon removal')
  })
})
