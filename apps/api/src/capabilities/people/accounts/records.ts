import type { User } from '@understory/contracts/people/accounts/accounts.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import type { AppUser } from '@understory/database/rows.generated.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import { sql } from 'kysely'

type AccountKind = 'personal' | 'business'
type AccountRow = { id: string; kind: AccountKind; display_name: string; country: string }

export function toAccount(row: AccountRow) {
  const isBusiness = row.kind === 'business'
  return {
    uuid: row.id,
    accountType: row.kind,
    displayName: row.display_name,
    businessDetails: isBusiness ? { countryOfIncorporation: row.country } : null,
    personalDetails: isBusiness ? null : { country: row.country },
  }
}

/** The user as they see themselves in a session, be it a guest's or one of staff on their behalf. */
export async function loadUser(
  db: Database | Tx,
  userId: string,
  of: Partial<Pick<User, 'impersonation' | 'isGuest'>> = {},
): Promise<User | null> {
  const user = await db
    .selectFrom('app_user')
    .selectAll()
    .select(sql<string | null>`logo_of(active_account_id, id)`.as('logo_id'))
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user) return null
  const accounts = await listAccounts(db, userId)
  return {
    uuid: user.id,
    email: user.email,
    emailVerified: user.email_verified,
    firstname: user.firstname,
    lastname: user.lastname,
    defaultCurrency: user.default_currency,
    userAccountRefs: accounts.map((row) => ({
      account: toAccount(row),
      userMetadata: { role: row.role },
    })),
    impersonation: of.impersonation ?? null,
    isGuest: of.isGuest ?? false,
    userPreference: {
      activeAccount: user.active_account_id
        ? { uuid: user.active_account_id, logoId: user.logo_id }
        : null,
    },
  }
}

export function listAccounts(db: Database | Tx, userId: string) {
  return db
    .selectFrom('membership as m')
    .innerJoin('account as a', 'a.id', 'm.account_id')
    .select(['a.id', 'a.kind', 'a.display_name', 'a.country', 'm.role'])
    .where('m.user_id', '=', userId)
    .orderBy('a.created_at')
    .execute()
}

/** Locks the user's row, so that two requests at once cannot both open an account. */
export function lockUser(tx: Tx, userId: string) {
  return tx
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

/** Locks the account, so that changes of its members run one after the other. */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
}

/** Opens an account for the current user, by a function of the database. */
export async function openAccount(
  tx: Tx,
  account: {
    id: string
    kind: AccountKind
    displayName: string
    country: string
    now: Date
  },
): Promise<void> {
  const { id, kind, displayName, country, now } = account
  await sql`select open_account(${id}, ${kind}, ${displayName}, ${country}, ${now})`.execute(tx)
}

export async function saveUserDetails(
  tx: Tx,
  userId: string,
  details: {
    firstname: string
    lastname: string
    defaultCurrency: Currency
    activeAccountId: string
    signUpOrigin?: AppUser['sign_up_origin'] | undefined
    now?: Date
  },
): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({
      firstname: details.firstname,
      lastname: details.lastname,
      name: `${details.firstname} ${details.lastname}`,
      default_currency: details.defaultCurrency,
      active_account_id: details.activeAccountId,
      ...(details.signUpOrigin && { sign_up_origin: details.signUpOrigin }),
      // Someone who joined with a provider accepted the terms before they went there.
      ...(details.now && {
        terms_accepted_at: sql<Date>`coalesce(terms_accepted_at, ${details.now})`,
      }),
    })
    .where('id', '=', userId)
    .execute()
}
