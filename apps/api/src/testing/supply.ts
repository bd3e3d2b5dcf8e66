import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@understory/contracts/endpoint.ts'
import { EnterLot } from '@understory/contracts/proof/supply.ts'
import { pdfSaying } from '@understory/domain/footprints/company-footprints/evidence/evidence-samples.ts'
import type { TestApi } from './start-test-api.ts'

export const SERIES = '0001-*-VCS-VCU-003-VER-US-0003-01012020-31122020-1'

/** What staff enter for a hundred tonnes, retired at a registry. */
export function aLot(projectId: string, changes: Partial<BodyOf<typeof EnterLot>> = {}) {
  return {
    requestId: randomUUID(),
    projectId,
    quantity: 100_000_000,
    vintage: 2020,
    registry: 'verra',
    series: SERIES,
    firstUnit: 1,
    lastUnit: 100,
    retirementUrl: 'https://registry.example/retirements/1',
    evidence: {
      name: 'retirement.pdf',
      file: Buffer.from(pdfSaying('a hundred tonnes')).toString('base64'),
    },
    ...changes,
  }
}

export const enterLot = (
  api: Pick<TestApi, 'call'>,
  staff: { readonly bearer: Record<string, string> },
  lot: ReturnType<typeof aLot>,
) => api.call(EnterLot, { body: lot }, staff.bearer)

/** A project of an impact that is the one taken where nobody chooses another. */
export async function projectOf(api: Pick<TestApi, 'deps'>, impact: 'trees' | 'co2e' | 'plastic') {
  const { id } = await api.deps.db
    .selectFrom('project')
    .select('id')
    .where('impact', '=', impact)
    .where('is_default', '=', true)
    .executeTakeFirstOrThrow()
  return id
}
