import {
  askAnswer,
  askCertificate,
  askEntry,
  askProof,
  askRevision,
  findByMark,
  load,
} from './check-sources.ts'
import { compareWithPage } from './compare-page.ts'
import { filesIn } from './files-in.ts'
import type { Claim } from './proof-check.ts'
import { verifyInBrowser } from './verify-in-browser.ts'

const OF_A_CHAIN = /^(?:understory-ledger\/v2 statement|c2sp\.org\/tlog-proof@v1)\n/

/** The files with those of all earlier statements of the certificate, as this site has them. */
async function withEarlier(files: readonly string[], claim: Claim): Promise<string[]> {
  const all = new Set(files)
  for (let left = claim.earlier?.revisions ?? 0; left > 0; ) {
    const before = await filesIn(await load(`/verify/${claim.certificate}/files-${left}.zip`))
    for (const file of before) if (OF_A_CHAIN.test(file)) all.add(file)
    left -=
      before.filter((file) => file.startsWith('understory-ledger/v2 statement\n')).length || left
  }
  return [...all]
}

/** All that checks: the page loads it once it stands. */
export const checkRunner = {
  filesIn,
  load,
  findByMark,
  compareWithPage,
  checkProofs: verifyInBrowser,
  withEarlier,
  sources: { ask: askProof, askCertificate, askRevision, askEntry, askAnswer },
}
