import { asPlatform } from '@understory/database/row-security.ts'
import type { Deps } from '../../../deps.ts'

/** Gifts that an account was given, as its export shows them: the rows themselves are the givers'. */
export function receivedGifts({ db }: Pick<Deps, 'db'>, accountId: string) {
  return asPlatform(() =>
    db
      .selectFrom('gift')
      .select(['id', 'recipient_name', 'from_name', 'message', 'theme'])
      .select(['milli_trees', 'co2e_grams', 'plastic_grams', 'redeemed_at'])
      .where('redeemed_by', '=', accountId)
      .orderBy('redeemed_at')
      .execute(),
  )
}
