import { API_MODES } from '@understory/domain/developers/api-keys/api-mode.ts'
import { z } from 'zod'
import { PlainLine } from '../../inputs/plain-line.ts'
import { Store } from '../../stores/connected-stores/connected-stores.ts'
import { IMPACT_AMOUNTS } from '../../stores/impact-amounts.ts'
import { ContributionRule } from '../../stores/store-settings/store-settings.ts'
import { operation } from '../operation.ts'

const shape = Store.shape

export const ThreeLetters = z
  .string()
  .regex(/^[A-Z]{3}$/, 'Please use three capitals, such as GBP.')

export const ApiStore = z
  .object({
    id: z.uuid(),
    object: z.literal('store'),
    mode: z.enum(API_MODES),
    createdAt: z.iso.datetime(),
    name: z.string().max(200),
    /** `api`: it has no connector, and its orders come by pushOrders. */
    connector: shape.connector,
    platform: z.string().max(40),
    status: shape.status,
    /** What it sells in; `null`: it has not said yet. */
    currency: z.string().max(3).nullable(),
    /** Of its bills. */
    billingCurrency: shape.billingCurrency,
    isPaused: shape.isPaused,
    /** Whether an order that is placed now contributes: it has a rule, a plan began, and it is not paused. */
    isCounting: shape.isCounting,
    /** What its orders contribute at most for one bill; `null`: no limit. */
    capMinor: shape.capMinor,
    /** What each order contributes; `null`: nothing is chosen yet. */
    rule: ContributionRule.nullable(),
    plantTreeAlways: z.boolean(),
    /** Of orders that are on no bill yet; those set aside wait until what they fund may be sold in the billing currency. */
    pending: shape.pending,
    /** Of paid bills, less what was given back since. */
    funded: shape.funded,
  })
  .meta({ id: 'StoreWithRule', description: 'A shop, and what its orders contribute.' })
export type ApiStore = z.output<typeof ApiStore>

export const listStores = operation({
  operationId: 'listStores',
  method: 'GET',
  path: '/v1/stores',
  tag: 'Stores',
  scope: 'stores:read',
  summary: 'Shops of the account',
  description: 'All of them, those that are connected first.',
  answer: z.object({ data: z.array(ApiStore).max(1_000) }),
  example: {},
})

export const createStore = operation({
  operationId: 'createStore',
  method: 'POST',
  path: '/v1/stores',
  tag: 'Stores',
  scope: 'stores:write',
  idempotency: 'required',
  status: 201,
  summary: 'Add a shop that has no connector',
  description:
    'Its orders come by pushOrders. What each order contributes is the rule given here, or chosen later on our pages; orders of a live shop contribute once the account has a plan for its shops.',
  body: z.strictObject({
    name: PlainLine(200),
    /** What it sells in, by ISO 4217. */
    currency: ThreeLetters,
    /** Whose days its bills and its ledger entries have, such as Europe/London. */
    timeZone: z.string().min(1).max(64).default('UTC'),
    rule: ContributionRule.nullable().default(null),
    /** An order that counts plants at least one tree, whatever the rule gives. */
    plantTreeAlways: z.boolean().default(false),
  }),
  answer: ApiStore,
  refusals: ['BUSINESS_ONLY', 'TOO_MANY_STORES', 'SETTINGS_INVALID', 'DISCLOSURE_INCOMPLETE'],
  example: {
    body: {
      name: 'Moss Kitchen',
      currency: 'GBP',
      timeZone: 'Europe/London',
      rule: { kind: 'trees-per-order', trees: 1 },
    },
  },
})

const ONE_STORE = z.object({ storeId: z.uuid() })
const STORE_EXAMPLE = { storeId: '0d8f5a5e-2b1c-4f77-9a64-3c2d1e0f9a8b' }

export const getStore = operation({
  operationId: 'getStore',
  method: 'GET',
  path: '/v1/stores/{storeId}',
  tag: 'Stores',
  scope: 'stores:read',
  summary: 'One shop',
  description:
    'A shop of the account by its id, with its rule, what is pending and what it funded.',
  params: ONE_STORE,
  answer: ApiStore,
  refusals: ['RESOURCE_NOT_FOUND'],
  example: { params: STORE_EXAMPLE },
})

export const updateStore = operation({
  operationId: 'updateStore',
  method: 'PATCH',
  path: '/v1/stores/{storeId}',
  tag: 'Stores',
  scope: 'stores:write',
  idempotency: 'required',
  summary: 'Pause a shop, resume it, limit what it contributes, or name it',
  description:
    'Orders of a pause contribute nothing, for good. An order that no longer fits under the limit of a bill has nothing. Only a shop without a connector is named here: others are named where they sell. What is left out stays as it is.',
  params: ONE_STORE,
  body: z
    .strictObject({
      name: PlainLine(200).optional(),
      isPaused: z.boolean().optional(),
      /** In the billing currency; `null`: no limit. */
      capMinor: z
        .int()
        .min(1, 'Please use an amount above zero.')
        .max(1_000_000_000, 'Please use a smaller amount.')
        .nullable()
        .optional(),
    })
    .refine(
      (changes) => Object.values(changes).some((change) => change !== undefined),
      'Please say what changes.',
    ),
  answer: ApiStore,
  refusals: ['RESOURCE_NOT_FOUND', 'STORE_NOT_CONNECTED', 'STORE_HAS_CONNECTOR'],
  example: { params: STORE_EXAMPLE, body: { isPaused: true } },
})

export const setContributionRule = operation({
  operationId: 'setContributionRule',
  method: 'PUT',
  path: '/v1/stores/{storeId}/rule',
  tag: 'Stores',
  scope: 'stores:write',
  idempotency: 'required',
  hasDryRun: true,
  summary: 'Choose what each order of a shop contributes',
  description:
    'It counts for orders that are placed from now on, never retrospectively. With `dryRun=true` nothing is stored; either way the answer says what the last paid orders of the shop, 50 at most, would have contributed by the rule at the prices of now.',
  params: ONE_STORE,
  query: z.object({ dryRun: z.enum(['true', 'false']).default('false') }),
  body: z.strictObject({
    rule: ContributionRule,
    /** An order that counts plants at least one tree, whatever the rule gives; where orders fund trees. */
    plantTreeAlways: z.boolean().default(false),
  }),
  answer: z.object({
    object: z.literal('contribution_rule'),
    mode: z.enum(API_MODES),
    dryRun: z.boolean(),
    storeId: z.uuid(),
    rule: ContributionRule,
    plantTreeAlways: z.boolean(),
    lastOrders: z.object({
      orders: z.int(),
      /** Those that cannot be worked out: an exchange rate is missing, or they are very large. */
      waiting: z.int(),
      ...IMPACT_AMOUNTS,
      totalMinor: z.int(),
      currency: z.string().max(3),
    }),
  }),
  refusals: [
    'RESOURCE_NOT_FOUND',
    'STORE_NOT_CONNECTED',
    'SETTINGS_INVALID',
    'DISCLOSURE_INCOMPLETE',
  ],
  example: {
    params: STORE_EXAMPLE,
    query: { dryRun: 'true' },
    body: { rule: { kind: 'grams-per-order', impact: 'co2e', grams: 2_500 } },
  },
})
