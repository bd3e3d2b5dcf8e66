import { asPlatform } from '@understory/database/row-security.ts'
import { viewInventory } from '../../../apps/api/src/capabilities/footprints/company-footprints/inventory/inventory-view.ts'
import { Refused } from '../../../apps/api/src/http/refuse.ts'
import { type CompanyApi, withCompany } from '../../api-of-a-company.ts'
import { interleave } from '../../interleave.ts'
import type { Measure } from '../../measure.ts'

const INVENTORY_RECOMPUTE_LINES = 10_000
const FACTORS = 500

/** The inventory as its page asks for it, against one SQL statement that does the same arithmetic. */
export const inventoryRecompute: Measure = {
  id: 'inventory-recompute',
  what: `An inventory of ${INVENTORY_RECOMPUTE_LINES.toLocaleString('en-GB')} lines added up, with ranges and data quality, against one SQL join that does the same arithmetic`,
  unit: 'ms',
  goal: { ratio: 3, is: 'at most' },
  run: () =>
    withCompany(async (company) => {
      await fillInventoryRecompute(company)
      await assertSameAnswer(company)
      const { ours, reference, ratioOfTimes } = await interleave({
        ours: async () => {
          await view(company)
        },
        reference: async () => {
          await inSql(company)
        },
      })
      const ms = (seconds: number) => seconds * 1_000
      return [{ ours: ms(ours.seconds), reference: ms(reference.seconds), ratio: ratioOfTimes }]
    }),
}

async function view({ deps, person, footprintId }: CompanyApi) {
  const wanted = { footprintId, accountId: person.accountId }
  const inventory = await asPlatform(() => viewInventory(deps, wanted))
  if (inventory instanceof Refused) throw new Error(inventory.refusal.code)
  return inventory
}

/** Each line from its quantity and factor; sums, ranges and data quality by category. */
async function inSql({ pool, inventoryId }: CompanyApi) {
  const { rows } = await pool.query<{ grams: number; factor: number; score: number }>(
    `with line as (
       select l.category, l.factor_id, ln(l.uncertainty) as log,
         round(l.quantity * f.kg_co2e * 1000) as grams,
         coalesce(round(l.quantity * (l.market_factor->>'kgCo2e')::float * 1000),
           round(l.quantity * f.kg_co2e * 1000)) as market,
         coalesce(round(l.quantity * f.kg_biogenic_co2 * 1000), 0) as biogenic,
         coalesce((select avg(array_position(array['very-good', 'good', 'fair', 'poor'], value))
           from jsonb_each_text(l.quality)), 4) as quality
       from inventory_line l join emission_factor f on f.id = l.factor_id
       where l.inventory_id = $1
     ), of_factor as (
       select category, factor_id, count(*) as lines, sum(grams) as grams, sum(market) as market,
         sum(biogenic) as biogenic, sum(grams * log) as log, sum(grams * quality) as quality,
         sum(grams) filter (where quality >= 3.5) as poor
       from line group by category, factor_id
     )
     select category, sum(lines) as lines, sum(grams)::bigint as grams, sum(market) as market,
       sum(biogenic) as biogenic, exp(sqrt(sum(log * log)) / sum(grams)) as factor,
       sum(quality) / sum(grams) as score, sum(poor) / sum(grams) as poor
     from of_factor group by category`,
    [inventoryId],
  )
  return rows
}

async function assertSameAnswer(company: CompanyApi): Promise<void> {
  const inventory = await view(company)
  for (const row of await inSql(company)) {
    const ours = inventory.categories.find(({ category }) => category === 'businessTravel')
    const isSame =
      ours?.co2eGrams === row.grams &&
      Math.abs(ours.uncertainty - row.factor) < 1e-9 &&
      Math.abs((ours.quality?.score ?? 0) - row.score) < 1e-9
    if (!isSame) throw new Error('the inventory and the SQL do not give the same answer')
  }
}

async function fillInventoryRecompute({ pool, inventoryId, person }: CompanyApi): Promise<void> {
  const { accountId } = person
  await pool.query(
    `insert into inventory_line (id, inventory_id, account_id, category, description, quantity, unit,
       factor_id, quality, co2e_grams, uncertainty, from_month, to_month, created_at, updated_at)
     select gen_random_uuid(), $1, $2, 'businessTravel', 'Line ' || n, n % 100, f.unit, f.id,
       case when n % 2 = 0 then '{"reliability":"good","completeness":"good","temporal":"fair",
         "geographical":"poor","technological":"very-good"}'::jsonb end,
       round((n % 100) * f.kg_co2e * 1000), 1.1 + n % 7, '2025-01-01', '2025-12-01', now(), now()
     from generate_series(1, ${INVENTORY_RECOMPUTE_LINES}) n
     join (select id, unit, kg_co2e, row_number() over (order by id) as place
       from emission_factor where set_id = 'uk-2025') f on f.place = 1 + n % ${FACTORS}`,
    [inventoryId, accountId],
  )
  await pool.query(`insert into inventory_category values ($1, $2, 'businessTravel', 'figures')`, [
    inventoryId,
    accountId,
  ])
  await pool.query('vacuum analyze inventory_line')
}
