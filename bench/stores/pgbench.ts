import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packBody } from '../../apps/api/src/capabilities/stores/store-orders/intake/packed-body.ts'
import { temporaryFolder } from '../../tools/temporary-folder.ts'
import { STORES } from './seed-stores.ts'

const PGBENCH_CONNECTIONS = 16

const BODY = packBody(
  '{"id":"29417","number":"29417","status":"processing","currency":"GBP","date_created_gmt":"2026-11-22T08:00:00","date_modified_gmt":"2026-11-22T08:00:00","discount_total":"0.00","shipping_total":"4.00","total":"83.75","total_tax":"0.00","prices_include_tax":false,"line_items":[{"id":"88251","quantity":"1","total":"26.58","total_tax":"0.00"},{"id":"88252","quantity":"1","total":"26.58","total_tax":"0.00"},{"id":"88253","quantity":"1","total":"26.58","total_tax":"0.00"}],"refunds":[]}',
)

/**
 * The rows that a delivery of a new order writes, in one transaction for each: the delivery, and the order
 * with its contribution, which somebody else computed. It looks up nothing but whether it is stored already.
 */
const SCRIPT = `
\\set n random(1, ${STORES})
\\set id random(1000000000, 9000000000000000)
begin;
select * from store_order where account_id = (lpad(to_hex((:n)::int), 8, '0') || '-0000-4000-8000-000000000000')::uuid and store_id = (lpad(to_hex((:n)::int), 8, '0') || '-0000-4000-8000-000000000000')::uuid and external_id = (:id)::bigint::text for no key update;
insert into store_order (account_id, store_id, external_id, label, created_at, updated_at, standing, currency, cart_minor, net_minor, billed_by, milli_trees, money_minor, billing_currency, price_book_version, settings_id) values ((lpad(to_hex((:n)::int), 8, '0') || '-0000-4000-8000-000000000000')::uuid, (lpad(to_hex((:n)::int), 8, '0') || '-0000-4000-8000-000000000000')::uuid, (:id)::bigint::text, '#1', now(), now(), 'paid', 'GBP', 7974, 7974, 'money', 5266, 79, 'GBP', '2026-1', (lpad(to_hex((:n)::int), 8, '0') || '-0000-4000-8000-000000000000')::uuid) on conflict (account_id, store_id, external_id) do update set updated_at = excluded.updated_at;
insert into store_delivery (account_id, store_id, received_at, topic, packed_body) values ((lpad(to_hex((:n)::int), 8, '0') || '-0000-4000-8000-000000000000')::uuid, (lpad(to_hex((:n)::int), 8, '0') || '-0000-4000-8000-000000000000')::uuid, now(), 'order', '\\x${BODY.toString('hex')}');
commit;
`

/** Transactions a second of the same rows written by pgbench, one order for each commit. */
export const ordersByPgbench = (url: string, seconds: number): Promise<number> =>
  rateOfPgbench(url, { sql: SCRIPT, seconds })

/** Transactions a second of a script, as many at once as a server of ours has connections. */
export async function rateOfPgbench(
  url: string,
  { sql, seconds }: { readonly sql: string; readonly seconds: number },
): Promise<number> {
  const script = join(temporaryFolder('pgbench'), 'script.sql')
  writeFileSync(script, sql)
  const options = ['-n', '-M', 'prepared', '-c', String(PGBENCH_CONNECTIONS), '-j', '2']
  const child = spawn('pgbench', [...options, '-T', String(seconds), '-f', script, url], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [output, errors] = ['', '']
  child.stdout.on('data', (data) => {
    output += data
  })
  child.stderr.on('data', (data) => {
    errors += data
  })
  await new Promise<void>((resolve, reject) => {
    child.once('error', () => reject(new Error('pgbench is needed: install the PostgreSQL tools')))
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(errors))))
  })
  const [, rate] = /tps = ([\d.]+)/.exec(output) ?? []
  return Number(rate)
}
