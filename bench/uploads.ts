import { z } from 'zod'
import type { Route } from '../apps/api/src/http/route.ts'
import type { Bearer } from '../apps/api/src/testing/cross-account/actors.ts'
import type { TestPerson } from '../apps/api/src/testing/people/people.ts'
import { aLot } from '../apps/api/src/testing/supply.ts'
import {
  goodCsv,
  goodEvidence,
  goodWorkbook,
  type HostileFile,
  heavyPicture,
  hostileCsvs,
  hostileEvidence,
  hostilePictures,
  hostileWorkbooks,
  largePicture,
} from './hostile-files.ts'

const UPLOADS_LINES = 'category,quantity,unit,kg_co2e_per_unit,source'
const UPLOADS_LINE = 'purchasedGoodsAndServices,2,kg,1,A mill'
const LEDGER_HEADER = 'Date,Supplier,Account,Net'
const FLEET = 'Registration number,Vehicle type,Fuel type,Vehicle category,Annual mileage,Vehicles'
const CAR = ',van,diesel,medium,12000,1'

export type Upload = {
  readonly of: string
  readonly path: string
  readonly method: 'POST' | 'PUT'
  /** Whose it is; otherwise the business uploads it. */
  readonly bearer?: Bearer
  readonly bodyOf: (file: Buffer) => { type: string; body: Buffer }
  readonly good: Buffer
  readonly hostile: readonly HostileFile[]
}

const json = (body: object) => ({
  type: 'application/json',
  body: Buffer.from(JSON.stringify(body)),
})
const bytes = (body: Buffer) => ({ type: 'application/octet-stream', body })

type UploadsInput = {
  readonly footprintId: string
  readonly widgetId: string
  readonly projectId: string
  readonly owner: TestPerson
  readonly staff: Bearer
}

/** Every upload, with what its parsers stumble over, beside a good file as large as one may be. */
export async function uploadsOf(given: UploadsInput): Promise<readonly Upload[]> {
  const { footprintId, widgetId, projectId, owner, staff } = given
  const imports = {
    path: `/api/footprints/${footprintId}/inventory/imports`,
    method: 'POST',
  } as const
  const ledgers = {
    path: `/api/footprints/${footprintId}/ledger-imports?fileName=ledger`,
    method: 'POST',
  } as const
  const [linesSize, ledgerSize, fleetSize] = [2_000_000, 1_800_000, 90_000]
  const picture = largePicture()
  return [
    {
      ...imports,
      of: 'activity lines, XLSX',
      bodyOf: (file) => json({ xlsx: file.toString('base64'), isPreview: true }),
      good: goodWorkbook(),
      hostile: hostileWorkbooks(),
    },
    {
      ...imports,
      of: 'activity lines, CSV',
      bodyOf: (file) => json({ csv: file.toString(), isPreview: true }),
      good: goodCsv(UPLOADS_LINES, UPLOADS_LINE, linesSize),
      hostile: hostileCsvs(UPLOADS_LINES, linesSize),
    },
    {
      ...ledgers,
      of: 'ledger, XLSX',
      bodyOf: bytes,
      good: goodWorkbook(),
      hostile: hostileWorkbooks(),
    },
    {
      ...ledgers,
      of: 'ledger, CSV',
      bodyOf: bytes,
      good: goodCsv(LEDGER_HEADER, '2025-01-03,Mill Ltd,Cost of sales,100', ledgerSize),
      hostile: hostileCsvs(LEDGER_HEADER, ledgerSize),
    },
    {
      of: 'fleet, CSV',
      path: '/api/vehicles/imports',
      method: 'POST',
      bodyOf: (file) => json({ csv: file.toString() }),
      good: goodCsv(FLEET, `${CAR}x`, fleetSize),
      hostile: hostileCsvs(FLEET, fleetSize),
    },
    {
      of: 'logo',
      path: '/api/accounts/logo',
      method: 'PUT',
      bodyOf: (file) => json({ file: file.toString('base64') }),
      good: picture,
      hostile: hostilePictures(),
    },
    {
      of: 'logo of an impact page',
      path: '/api/impact-page/logo',
      method: 'PUT',
      bodyOf: (file) => json({ file: file.toString('base64') }),
      good: picture,
      hostile: hostilePictures(),
    },
    {
      of: 'evidence',
      path: `/api/footprints/${footprintId}/evidence?fileName=a.xlsx`,
      method: 'POST',
      bodyOf: bytes,
      good: goodEvidence(),
      hostile: hostileEvidence(),
    },
    {
      of: 'picture of a widget',
      path: `/api/widgets/${widgetId}/picture`,
      method: 'PUT',
      bodyOf: bytes,
      good: picture,
      hostile: hostilePictures(),
    },
    {
      of: 'evidence of a lot',
      path: '/api/staff/supply',
      method: 'POST',
      bearer: staff,
      bodyOf: (file) => json(aLot(projectId, { evidence: asFile('a.xlsx', file) })),
      good: goodEvidence(),
      hostile: hostileEvidence(),
    },
    {
      of: 'evidence of entered impact',
      path: '/api/staff/granted-impact',
      method: 'POST',
      bearer: staff,
      bodyOf: (file) => json(anOffer(owner.accountId, asFile('a.png', file))),
      good: heavyPicture(),
      hostile: hostilePictures(),
    },
    {
      of: 'receipt of a payment',
      path: '/api/staff/receipts',
      method: 'POST',
      bearer: staff,
      bodyOf: (file) => json(asFile('a.png', file)),
      good: heavyPicture(),
      hostile: hostilePictures(),
    },
  ]
}

const asFile = (name: string, file: Buffer) => ({ name, file: file.toString('base64') })

const anOffer = (accountId: string, evidence: ReturnType<typeof asFile>) => ({
  accountId,
  kind: 'offer',
  title: 'A tree for each guest',
  milliTrees: 1_000,
  co2eGrams: 0,
  plasticGrams: 0,
  effectiveOn: '2026-01-01',
  evidence,
})

/** Throws where an upload of the product is not measured. */
export function assertAllMeasured(routes: readonly Route[], uploads: readonly Upload[]): void {
  for (const { endpoint } of routes) {
    const { method, path, file, body } = endpoint
    const fields = body ? JSON.stringify(z.toJSONSchema(body, OF_INPUT)) : ''
    if (!file && !/"(?:file|xlsx|csv)":\{/.test(fields)) continue
    const address = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}(?:\\?|$)`)
    if (!uploads.some((each) => each.method === method && address.test(each.path)))
      throw new Error(`${method} ${path} takes a file, and no hostile one is sent to it`)
  }
}

const OF_INPUT = { io: 'input', unrepresentable: 'any' } as const
