import { compareBooks } from '../../capabilities/proof/ledger-check/provider/compare-books.ts'
import type { World } from './world.ts'

/** Where our books differ from those of the payment provider, as staff would be told. */
export async function differencesFromProvider({ deps }: World): Promise<string[]> {
  const asked = { since: new Date(0), paidBefore: deps.clock() }
  const found = await compareBooks(deps.db, deps.payments, asked)
  return found.flatMap(({ id, examples }) =>
    examples.map(({ subject, detail }) => `${id}: ${subject}, ${detail}`),
  )
}
