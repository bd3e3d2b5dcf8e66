import { GetImpactMetrics, GetPublicTotals } from '../proof/ledger.ts'
import { operation } from './operation.ts'

export const getImpact = operation({
  operationId: 'getImpact',
  method: 'GET',
  path: '/v1/impact',
  tag: 'Impact',
  scope: 'impact:read',
  summary: 'What the account has funded',
  description: 'Totals of a range of days, by month and by product, from the ledger.',
  query: GetImpactMetrics.query,
  answer: GetImpactMetrics.answer,
  refusals: ['UNKNOWN_PRODUCT'],
  example: { query: { fromDate: '2026-01-01', toDate: '2026-12-31' } },
})

export const getPublicTotals = operation({
  operationId: 'getPublicTotals',
  method: 'GET',
  path: '/v1/public-totals',
  tag: 'Impact',
  scope: null,
  summary: 'What everyone together has funded',
  description: 'Trees in thousandths, CO2e and plastic in grams, from the ledger.',
  answer: GetPublicTotals.answer,
  example: {},
})
