import {
  type RevisionStatement,
  readStatement,
} from '@understory/ledger-log/statements/revision-statement.ts'
import { fetchBefore } from './ask-origin.ts'
import { textsIn } from './texts-in.ts'

const OF_A_CHAIN = /^(?:understory-ledger\/v2 statement|c2sp\.org\/tlog-proof@v1)\n/

/** The texts with those of all earlier statements of the certificate, as a running copy has them. */
export async function withEarlierFiles(
  texts: readonly string[],
  origin: string,
): Promise<string[]> {
  const all = new Set(texts)
  for (let first = firstIn(all); first && first.revision > 1; ) {
    const before = textsIn(await fetchBefore(origin, first))
    for (const text of before.filter((each) => OF_A_CHAIN.test(each))) all.add(text)
    const next = firstIn(all)
    if (!next || next.revision >= first.revision) throw new Error('an earlier statement is missing')
    first = next
  }
  return [...all]
}

function firstIn(texts: Iterable<string>): RevisionStatement | null {
  const statements = [...texts].flatMap((text) => readStatement(Buffer.from(text)) ?? [])
  return statements.toSorted((one, other) => one.revision - other.revision)[0] ?? null
}
