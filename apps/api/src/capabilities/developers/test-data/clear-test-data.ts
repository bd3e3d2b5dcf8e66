import type { TestDataToClear } from '../../../clearing.ts'
import type { Deps } from '../../../deps.ts'

type ClearTestDataDeps = Pick<Deps, 'clearing' | 'db'>

/**
 * Deletes what a test account holds from before a moment, so many times some thousand rows at most; says whether all
 * of it is gone. It may be called again at any time, and goes on where it stopped.
 */
export async function clearTestData(
  { clearing, db }: ClearTestDataDeps,
  which: TestDataToClear,
  mostTimes = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  let left = mostTimes
  for (const clear of clearing.clearsTestData)
    do {
      if (left <= 0) return false
      left -= 1
    } while (await clear(db, which))
  return true
}
