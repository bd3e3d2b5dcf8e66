import type { Database } from '@understory/database/connect.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import {
  nextPageAddress,
  pageAddressOf,
} from '@understory/domain/showing/impact-pages/page-address.ts'

/** Accounts of one name that are told apart by a number; others by a part of their own id. */
const MOST_NUMBERED = 50
const SUFFIX_LENGTH = 8

type NamedPage = { readonly accountId: string; readonly name: string }

/** The address that a page of this name has, or would get: the first that is nobody else's, and never none. */
export async function freePageAddress(
  db: Database,
  { accountId, name }: NamedPage,
): Promise<string> {
  const wanted = pageAddressOf(name)
  // Whose an address is, is known of all accounts; it holds no sign that LIKE reads as a wildcard.
  const taken = await asPlatform(() =>
    db
      .selectFrom('impact_page_address')
      .select('address')
      .where('account_id', '!=', accountId)
      .where((eb) => eb.or([eb('address', '=', wanted), eb('address', 'like', `${wanted}-%`)]))
      .execute(),
  )
  const others = new Set(taken.map(({ address }) => address))
  for (let number = 0; number < MOST_NUMBERED; number += 1) {
    const address = nextPageAddress(wanted, number)
    if (!others.has(address)) return address
  }
  return `${wanted}-${accountId.replaceAll('-', '').slice(-SUFFIX_LENGTH)}`
}
