import { measureGrowth, saidMillis } from '../../bills/growth.ts'
import { type BillStage, withBillStages } from '../../bills/stage.ts'
import type { Measure } from '../../measure.ts'
import { bill } from './bills-log.ts'

const BILLS = [1, 30, 300]
const ROUNDS = 15
const MOST_EXPONENT = 0.1
const BILLS_VERIFY_MAX_BYTES = 60_000

/** What anyone may ask for who has the number of a certificate. */
export const billsVerify: Measure = {
  id: 'bills-verify',
  what: 'Growth of the time to verify the certificate of a shop in its bills, and its bytes against 60 kB',
  unit: 'exponent, bytes',
  goal: { ratio: 1, is: 'at most' },
  run: () =>
    withBillStages(
      BILLS.map(() => 1),
      measureBillsVerify,
    ),
}

async function measureBillsVerify(stages: readonly BillStage[]) {
  const numbers: string[] = []
  for (const [at, stage] of stages.entries()) {
    await bill(stage, 0, BILLS[at] ?? 0)
    const { rows } = await stage.pool.query('select id from certificate')
    numbers.push(rows[0].id)
    await stage.pool.query('vacuum analyze')
  }
  const ask = async (at: number): Promise<number> => {
    const request = new Request(`http://understory.test/api/certificates/${numbers[at]}`)
    const answer = await stages[at]?.api(request, { ip: '203.0.113.1', requestId: 'bench' })
    if (answer?.status !== 200) throw new Error(`verifying answered ${answer?.status}`)
    return (await answer.arrayBuffer()).byteLength
  }
  const growth = await measureGrowth(
    stages.map((_, at) => ({
      size: BILLS[at] ?? 0,
      prepare: async () => {},
      once: async () => void (await ask(at)),
    })),
    ROUNDS,
  )
  const bytes = await ask(BILLS.length - 1)
  return [
    {
      of: 'time',
      ours: growth.exponent,
      reference: MOST_EXPONENT,
      ratio: growth.exponent / MOST_EXPONENT,
      note: `bills ${saidMillis(growth)}`,
    },
    {
      of: 'bytes',
      ours: bytes,
      reference: BILLS_VERIFY_MAX_BYTES,
      ratio: bytes / BILLS_VERIFY_MAX_BYTES,
    },
  ]
}
