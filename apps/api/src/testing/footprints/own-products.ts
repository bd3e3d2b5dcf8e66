import type { CallOf } from '@understory/contracts/endpoint.ts'
import { CreateExchange } from '@understory/contracts/footprints/product-footprints/exchanges.ts'
import { CreateOwnProduct } from '@understory/contracts/footprints/product-footprints/own-products.ts'
import {
  CreateProductFootprint,
  PublishProductFootprint,
  ReleaseProductFootprint,
} from '@understory/contracts/footprints/product-footprints/product-footprints.ts'
import { storeReceived } from '../../capabilities/footprints/exchanges/reading/received-records.ts'
import { transact } from '../../database/transact.ts'
import type { Bearer } from '../cross-account/actors.ts'
import type { TestApi } from '../start-test-api.ts'

type Owner = { readonly bearer: Bearer }
type FootprintBody = CallOf<typeof CreateProductFootprint>['body']

export const OAK_TABLE: CallOf<typeof CreateOwnProduct>['body'] = {
  name: 'Oak table',
  description: 'A table of solid oak with a steel frame.',
  ownCode: 'OT-17',
  gtin: '5012345678900',
  classifications: ['urn:pact:productclassification:un-cpc:3814'],
  declaredUnit: 'piece',
  declaredAmount: '1',
  massKg: '42.5',
  fossilCarbonKg: '0',
  biogenicCarbonKg: '18',
  includesPackaging: true,
}

const RATED = { technology: 2, geography: 1, time: 1 } as const

/** A whole year of tables, which passes every check. */
export const TABLES_OF_2025: FootprintBody = {
  period: { from: '2025-01', to: '2025-12' },
  geography: { country: 'GB' },
  output: '1000',
  boundary: 'Oak and steel, the electricity of the workshop, and the boxes.',
  allocation: 'The workshop makes nothing else.',
  exclusions: { percent: '1.5', reason: 'Glue and screws.' },
  comment: 'The first one.',
  lines: [
    {
      stage: 'material',
      description: 'Steel',
      quantity: 4_000,
      unit: 'kg',
      ownFactor: {
        kgCo2e: 1.5,
        unit: 'kg',
        source: 'The mill, for 2025',
        year: 2025,
        gwp: 'AR6',
      },
      isPrimary: false,
      representative: RATED,
    },
    {
      stage: 'energy',
      description: 'Gas for the kiln',
      quantity: 20_000,
      unit: 'kWh (Gross CV)',
      factorId: 'uk-2025:1_100_1004_6_1',
      isPrimary: true,
      representative: RATED,
    },
    {
      stage: 'packaging',
      description: 'Boxes',
      quantity: 1_000,
      unit: 'kg',
      ownFactor: { kgCo2e: 0.8, unit: 'kg', source: 'The maker', year: 2024, gwp: 'AR5' },
    },
    {
      stage: 'outbound',
      description: 'To the shops',
      quantity: 1_000,
      unit: 'km',
      ownFactor: { kgCo2e: 0.9, unit: 'km', source: 'The haulier', year: 2025, gwp: 'AR6' },
    },
  ],
}

export async function ownProduct(
  api: TestApi,
  { bearer }: Owner,
  more: Partial<CallOf<typeof CreateOwnProduct>['body']> = {},
): Promise<string> {
  return (await api.call(CreateOwnProduct, { body: { ...OAK_TABLE, ...more } }, bearer)).data
    .productId
}

/** A draft that could be published. */
export async function draftedFootprint(
  api: TestApi,
  owner: Owner,
  productId?: string,
): Promise<string> {
  const params = { productId: productId ?? (await ownProduct(api, owner)) }
  const made = await api.call(
    CreateProductFootprint,
    { params, body: TABLES_OF_2025 },
    owner.bearer,
  )
  return made.data.footprintId
}

export async function publishedProduct(
  api: TestApi,
  owner: Owner,
  productId?: string,
): Promise<string> {
  const footprintId = await draftedFootprint(api, owner, productId)
  const body = { statesPact: true } as const
  await api.call(PublishProductFootprint, { params: { footprintId }, body }, owner.bearer)
  return footprintId
}

/** A partner, whose program is called at an address where there is one. */
export async function partnerOf(api: TestApi, { bearer }: Owner, base: string | null = null) {
  const callback = base ? { base, clientId: 'us', clientSecret: 'our secret there' } : null
  const body = { peerName: 'Marram Retail', callback }
  return (await api.call(CreateExchange, { body }, bearer)).data
}

export async function releasedTo(
  api: TestApi,
  { bearer }: Owner,
  released: { readonly footprintId: string; readonly exchangeId: string },
): Promise<string> {
  const { footprintId, exchangeId } = released
  const call = { params: { footprintId }, body: { exchangeId } }
  return (await api.call(ReleaseProductFootprint, call, bearer)).data.releaseId
}

/** A kilogram of steel as a supplier's server says it by PACT. */
export const STEEL_COIL = {
  id: '6a7c2b1e-9d3f-4b5a-8c1d-2e3f4a5b6c7d',
  specVersion: '3.0.0',
  status: 'Active',
  companyName: 'Marram Mill',
  productNameCompany: 'Steel coil',
  productIds: ['urn:gtin:05012345678900'],
  validityPeriodEnd: '2029-01-01T00:00:00Z',
  pcf: {
    declaredUnitOfMeasurement: 'kilogram',
    declaredUnitAmount: '1',
    referencePeriodStart: '2024-01-01T00:00:00Z',
    referencePeriodEnd: '2024-12-31T23:59:59Z',
    pcfExcludingBiogenicUptake: '1.85',
    primaryDataShare: '60',
    crossSectoralStandards: ['PACT-3.0'],
    ipccCharacterizationFactors: ['AR6'],
    boundaryProcessesDescription: 'From ore to coil.',
  },
}

type Receiving = { readonly accountId: string; readonly exchangeId: string }

/** A footprint that a partner gave, by its id here. */
export async function receivedFootprint(
  api: TestApi,
  { accountId, exchangeId }: Receiving,
  document: object = STEEL_COIL,
): Promise<string> {
  const known = { exchangeId, accountId, documents: [document] }
  await transact(api.deps.db, (tx) => storeReceived(tx, api.deps, known))
  const { id } = await api.deps.db
    .selectFrom('received_footprint')
    .select('id')
    .where('exchange_id', '=', exchangeId)
    .orderBy('received_at', 'desc')
    .executeTakeFirstOrThrow()
  return id
}
