import { describe, expect, test } from 'vitest'
import { countTogether } from './count-together.ts'

function stored() {
  const counts = new Map<string, number>()
  const statements: number[] = []
  const count = countTogether(async (subject, attempts) => {
    statements.push(attempts)
    await Promise.resolve()
    if (subject === 'away') throw new Error('the database is away')
    const now = (counts.get(subject) ?? 0) + attempts
    counts.set(subject, now)
    return now
  })
  return { count, statements }
}

describe('attempts of one subject', () => {
  test('that come at once are counted one by one, by few statements', async () => {
    const { count, statements } = stored()
    const ordinals = await Promise.all(Array.from({ length: 1_000 }, () => count('one address')))
    expect(ordinals).toEqual(Array.from({ length: 1_000 }, (_, at) => at + 1))
    expect(statements).toEqual([1, 999])
    expect(await count('one address')).toBe(1_001)
  })

  test('are counted apart from those of another', async () => {
    const { count } = stored()
    expect(await Promise.all(['a', 'b', 'a', 'b'].map((each) => count(each)))).toEqual([1, 1, 2, 2])
  })

  test('of which one call makes several are counted one by one, however many calls come at once', async () => {
    const { count, statements } = stored()
    expect(await Promise.all([count('a', 2), count('a'), count('a', 7)])).toEqual([2, 3, 10])
    expect(statements).toEqual([2, 8])
  })

  test('fail with the statement that counts them, and the next is counted again', async () => {
    const { count, statements } = stored()
    const settled = await Promise.allSettled([count('away'), count('away'), count('away')])
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    await expect(count('away')).rejects.toThrow('the database is away')
    expect(statements).toEqual([1, 2, 1])
  })
})
