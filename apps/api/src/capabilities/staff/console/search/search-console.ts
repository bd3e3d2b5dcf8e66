import type { FoundInConsole } from '@understory/contracts/staff/console/search-console.ts'
import { invoiceNumber } from '@understory/domain/commerce/invoices/invoice-number.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../../deps.ts'
import type { StaffActor } from '../../../../http/actor.ts'
import { searchUsers } from '../find-users.ts'
import { consoleMessage } from '../messages/messages.generated.ts'
import { findJobs } from './find-jobs.ts'

type SearchDeps = Pick<Deps, 'db'>

const MOST_OF_A_KIND = 10
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const INVOICE = /^(?:UND-)?0*([1-9]\d{0,14})$/i

/**
 * What is known by a name, an address or a number: people first. Each kind is looked up by an index of its own, so a
 * search costs the same whatever there is.
 */
export async function searchConsole(
  deps: SearchDeps,
  { duties }: Pick<StaffActor, 'duties'>,
  search: string,
): Promise<{ found: FoundInConsole[] }> {
  const found = await Promise.all([
    findPeople(deps, search),
    findPayments(deps, search),
    findCertificates(deps, search),
    findShops(deps, search),
    duties.includes('run') ? findJobs(deps, search) : [],
  ])
  return { found: found.flat() }
}

async function findPeople(deps: SearchDeps, search: string): Promise<FoundInConsole[]> {
  const { users } = await searchUsers(deps, search)
  return users.slice(0, MOST_OF_A_KIND).map(({ userId, email, name, accounts }) => ({
    kind: 'person',
    title: name || email,
    detail: [email, ...accounts.map((account) => account.name)].join(', '),
    href: `/staff/users/${userId}`,
  }))
}

/** By the number of its invoice, its own id, or the payment provider’s. */
async function findPayments({ db }: SearchDeps, search: string): Promise<FoundInConsole[]> {
  const purchases = db
    .selectFrom('purchase as p')
    .innerJoin('payment as y', 'y.purchase_id', 'p.id')
    .innerJoin('account as a', 'a.id', 'p.account_id')
    .leftJoin('invoice as i', 'i.purchase_id', 'p.id')
    .select(['p.bought_by', 'p.status', 'a.display_name', 'i.number', 'p.account_id'])
    .select(['y.amount_minor', 'y.currency', 'y.gateway_payment_id'])
    .limit(MOST_OF_A_KIND)
  const number = INVOICE.exec(search)?.[1]
  if (number !== undefined) return findInvoice(db, Number(number))
  const rows = UUID.test(search)
    ? await purchases.where('p.id', '=', search).execute()
    : await purchases.where('y.gateway_payment_id', '=', search).execute()
  return rows.map((row) => ({
    kind: 'payment',
    title:
      row.number === null
        ? (row.gateway_payment_id ?? consoleMessage('search-console.title'))
        : invoiceNumber(row.number),
    detail: consoleMessage('search-console.detail', {
      money: formatMoney({ minor: row.amount_minor, currency: row.currency }),
      displayName: row.display_name,
      status: row.status,
    }),
    href: row.bought_by ? `/staff/users/${row.bought_by}` : `/staff/accounts/${row.account_id}`,
  }))
}

/** Of a purchase, of a month of a plan, or of what orders of shops came to. */
async function findInvoice(db: Deps['db'], number: number): Promise<FoundInConsole[]> {
  const { rows } = await sql<{
    total_minor: number
    currency: Currency
    paid_at: Date | null
    display_name: string
    user_id: string
  }>`
    select s.total_minor, s.currency, s.paid_at, a.display_name, m.user_id
    from invoice i join invoice_statement s on s.id = i.id join account a on a.id = i.account_id
      join membership m on m.account_id = a.id and m.role = 'owner'
    where i.legal_entity = 'default' and i.number = ${number}`.execute(db)
  return rows.map((row) => ({
    kind: 'payment',
    title: invoiceNumber(number),
    detail: consoleMessage('search-console.detail.2', {
      money: formatMoney({ minor: row.total_minor, currency: row.currency }),
      displayName: row.display_name,
      paidAt: row.paid_at ? 'yes' : 'other',
    }),
    href: `/staff/users/${row.user_id}`,
  }))
}

async function findCertificates({ db }: SearchDeps, search: string): Promise<FoundInConsole[]> {
  if (!UUID.test(search)) return []
  const rows = await db
    .selectFrom('certificate as c')
    .innerJoin('account as a', 'a.id', 'c.account_id')
    .select(['c.id', 'a.display_name'])
    .where('c.id', '=', search)
    .execute()
  return rows.map(({ id, display_name: account }) => ({
    kind: 'certificate',
    title: id,
    detail: consoleMessage('search-console.detail.3', { account }),
    href: `/verify/${id}`,
  }))
}

/** By its whole address, or its id. */
async function findShops({ db }: SearchDeps, search: string): Promise<FoundInConsole[]> {
  const shops = db
    .selectFrom('store as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .innerJoin('membership as m', (join) =>
      join.onRef('m.account_id', '=', 'a.id').on('m.role', '=', 'owner'),
    )
    .select(['s.id', 's.name', 's.unique_name', 's.status', 'a.display_name', 'm.user_id'])
    .orderBy('s.connected_at', 'desc')
    .limit(MOST_OF_A_KIND)
  const rows = UUID.test(search)
    ? await shops.where('s.id', '=', search).execute()
    : await shops.where('s.unique_name', '=', search.toLowerCase()).execute()
  return rows.map((row) => ({
    kind: 'shop',
    title: row.name,
    detail: consoleMessage('search-console.detail.4', {
      uniqueName: row.unique_name,
      status: row.status,
      displayName: row.display_name,
    }),
    href: `/staff/users/${row.user_id}`,
  }))
}
