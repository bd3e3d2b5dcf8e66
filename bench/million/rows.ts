export const BILLS = 3_650
const ENTRIES_A_BILL = 20
const CREDITS = 27_000
const PURCHASES = 25_000
const MONTHS_A_YEAR = 12

const uuid = (kind: string, n: string) => `md5('${kind}' || ${n})::uuid`
const STORE = uuid('store', '1')
const PROJECT = (impact: string) => `(select id from project where impact = '${impact}' limit 1)`
/** Ten years, ending yesterday. */
const MILLION_ROWS_DAY = (n: string) => `(current_date - ${BILLS} + (${n})::int)`

/** A shop with its bills, and purchases with what belongs to them. */
export const FIRST_ROWS: readonly string[] = [
  `insert into store (id, account_id, connector, platform, connection_id, unique_name, name, currency, status,
      sealed_secrets, billing_currency, counts_from, connected_at, read_until, created_at, billed_until, runs)
    select ${STORE}, $1::uuid, 'woocommerce', 'woocommerce', 'https://shop', 'https://shop', 'Shop', 'GBP', 'connected',
      '', 'GBP', ${MILLION_ROWS_DAY('0')}, ${MILLION_ROWS_DAY('0')}, now(), ${MILLION_ROWS_DAY('0')}, current_date, ${BILLS}`,
  `insert into store_bill (account_id, store_id, number, id, charged_by, from_at, until_at, currency, orders, over_cap,
      gross_minor, credit_minor, milli_trees, remainder_milli_trees, created_at)
    select $1::uuid, ${STORE}, n, ${uuid('bill', 'n')}, 'card', ${MILLION_ROWS_DAY('n - 1')}, ${MILLION_ROWS_DAY('n')}, 'GBP',
      ${ENTRIES_A_BILL} * 50, 0, 30000, 0, ${ENTRIES_A_BILL} * 50000, 0, ${MILLION_ROWS_DAY('n')}
    from generate_series(1, ${BILLS}) n`,
  `insert into store_bill_charge (account_id, bill_id, charged_by, status, ledger_revision, paid_at)
    select account_id, id, 'card', 'paid', 1, until_at from store_bill where account_id = $1`,
  `insert into store_bill_entry (account_id, store_id, bill_number, entry, impact, project_id, day, basis, orders,
      quantity, unit, first_line, last_line, root)
    select $1::uuid, ${STORE}, n, e, 'trees', ${PROJECT('trees')}, ${MILLION_ROWS_DAY('n - 1')}, '2026-' || e, 50, 50000,
      'mtree', (e - 1) * 50 + 1, e * 50, sha256((n || ' ' || e)::bytea)
    from generate_series(1, ${BILLS}) n, generate_series(1, ${ENTRIES_A_BILL}) e`,
  `insert into store_credit_note (id, account_id, store_id, run, bill_id, entry, dated, impact, orders, returned,
      money_minor, quantity, unit, root, created_at)
    select ${uuid('note', 'n')}, $1::uuid, ${STORE}, 1 + n % ${BILLS}, ${uuid('bill', `(1 + n % ${BILLS})`)},
      1 + n / ${BILLS}, ${MILLION_ROWS_DAY(`n % ${BILLS}`)}, 'trees', 2, 2, 30, 2000, 'mtree', sha256(('note' || n)::bytea), now()
    from generate_series(0, ${CREDITS - 1}) n`,
  `insert into store_total (account_id, store_id, impact, orders, returned, quantity, unit)
    select $1::uuid, ${STORE}, 'trees', ${BILLS * ENTRIES_A_BILL * 50}, ${CREDITS * 2},
      ${BILLS * ENTRIES_A_BILL * 50_000 - CREDITS * 2_000}, 'mtree'`,
  `insert into store_credit_balance (account_id, store_id, minor) select $1::uuid, ${STORE}, ${CREDITS * 30}`,
  `insert into purchase_quote (id, kind, audience, currency, price_book_version, milli_trees, co2e_grams, plastic_grams,
      trees_minor, co2e_minor, plastic_minor, total_minor, tree_project, co2e_project, plastic_project, start_month,
      spread_months, theme, hide_cost, address_on_certificate, created_at, expires_at)
    select ${uuid('quote', 'n')}, 'instant', 'business', 'GBP', '2026-1', 12000, 12000, 12000, 100, 100, 100, 300,
      ${PROJECT('trees')}, ${PROJECT('co2e')}, ${PROJECT('plastic')}, date '2017-01-01', ${MONTHS_A_YEAR}, 'none', false, false,
      now(), now() + interval '1 day'
    from generate_series(1, ${PURCHASES}) n`,
  `insert into purchase (id, account_id, quote_id, product, status, theme, hide_cost, address_on_certificate,
      effective_from, effective_to, created_at, paid_at)
    select ${uuid('purchase', 'n')}, $1::uuid, ${uuid('quote', 'n')}, 'business-instant-onetime', 'paid', 'none',
      false, false, ${MILLION_ROWS_DAY(`n % ${BILLS - 365}`)}, ${MILLION_ROWS_DAY(`n % ${BILLS - 365} + 364`)},
      ${MILLION_ROWS_DAY(`n % ${BILLS}`)} + n * interval '1 second', ${MILLION_ROWS_DAY(`n % ${BILLS}`)} + n * interval '1 second'
    from generate_series(1, ${PURCHASES}) n`,
  `insert into payment (purchase_id, gateway_payment_id, amount_minor, currency, status, save_card, created_at, settled_at)
    select id, 'pi_' || id, 300, 'GBP', 'succeeded', false, paid_at, paid_at from purchase where account_id = $1`,
  `insert into certificate (id, account_id, store_id, issued_at)
    select ${uuid('certificate', '0')}, $1::uuid, ${STORE}, ${MILLION_ROWS_DAY('1')}`,
  `insert into certificate (id, account_id, purchase_id, issued_at)
    select ${uuid('certificate', 'n')}, $1::uuid, ${uuid('purchase', 'n')}, ${MILLION_ROWS_DAY(`n % ${BILLS}`)}
    from generate_series(1, ${PURCHASES}) n
    on conflict do nothing`,
]

const ENTRY = `insert into impact_ledger_entry (account_id, impact, quantity, project_id, product, source_kind, source_id,
  revision, part, effective_from, effective_to, basis, recorded_at, orders, orders_root, reverses)`

const OF_SHOP = `'business-ecommerce-recurring'`

/** Of bills $2 to $3. */
export const BILL_ENTRIES = `
  ${ENTRY}
  select e.account_id, e.impact, e.quantity, e.project_id, ${OF_SHOP}, 'order-contribution', b.id, 1, e.entry,
    e.day, e.day, e.basis, b.until_at, e.orders, e.root, null
  from store_bill_entry e join store_bill b on (b.account_id, b.store_id, b.number)
    = (e.account_id, e.store_id, e.bill_number)
  where e.account_id = $1 and e.bill_number between $2 and $3
  order by e.bill_number, e.entry`

/** What was credited on them. */
export const BILL_CREDITS = `
  ${ENTRY}
  select k.account_id, k.impact, -k.quantity, l.project_id, ${OF_SHOP}, 'order-credit', k.id, 1, k.entry,
    k.dated, k.dated, l.basis, k.created_at, k.orders, k.root, l.id
  from store_bill b join store_credit_note k on (k.account_id, k.bill_id) = (b.account_id, b.id)
    join impact_ledger_entry l on (l.source_id, l.part) = (k.bill_id, k.entry)
  where b.account_id = $1 and b.number between $2 and $3`

/** A share of the purchases: $2 of $3. */
export const PURCHASE_ENTRIES = `
  ${ENTRY}
  select p.account_id, i.impact, 1000, i.project, p.product, 'purchase', p.id, 1, m,
    (p.effective_from + (m - 1) * interval '1 month')::date, (p.effective_from + m * interval '1 month')::date - 1,
    '2026-1', p.paid_at, null, null, null
  from purchase p
    cross join (values ('trees', ${PROJECT('trees')}), ('co2e', ${PROJECT('co2e')}),
      ('plastic', ${PROJECT('plastic')})) i (impact, project)
    cross join generate_series(1, ${MONTHS_A_YEAR}) m
  where p.account_id = $1 and get_byte(uuid_send(p.id), 0) % $3::int = $2::int
  order by p.id, m, i.impact`

/** Nothing is to be stated twice. */
export const LATER_ROWS: readonly string[] = ['delete from certificate_statement_queue']
