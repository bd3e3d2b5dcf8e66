import { ClaimBasis } from '@understory/contracts/showing/claims.ts'
import type { Database } from '@understory/database/connect.ts'
import { findPage } from './page-records.ts'

/** What the owner of a public page wrote on it, with what that rests on; `null`: no page is public. */
export async function wordsOfPage(db: Database, accountId: string) {
  const page = await findPage(db, accountId)
  if (!page?.is_public) return null
  const { bio, mission, claim_basis: basis } = page
  return { bio, mission, basis: ClaimBasis.parse(basis ?? {}) }
}
