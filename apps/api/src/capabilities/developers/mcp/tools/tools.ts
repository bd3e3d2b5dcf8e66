import { getAccount } from '@understory/contracts/v1/account.ts'
import { getCertificate, listCertificates } from '@understory/contracts/v1/certificates.ts'
import {
  computeEmissions,
  getEmissionFactor,
  searchEmissionFactors,
} from '@understory/contracts/v1/emission-factors.ts'
import { estimateFootprint, listFootprintOptions } from '@understory/contracts/v1/footprints.ts'
import { estimateHousehold, listHouseholdQuestions } from '@understory/contracts/v1/households.ts'
import { getImpact, getPublicTotals } from '@understory/contracts/v1/impact.ts'
import { getLedgerEntry } from '@understory/contracts/v1/ledger.ts'
import { getProject, listProjects } from '@understory/contracts/v1/projects.ts'
import { cancelPurchase, getPurchase, listPurchases } from '@understory/contracts/v1/purchases.ts'
import { createQuote } from '@understory/contracts/v1/quotes.ts'
import { listOrders } from '@understory/contracts/v1/shops/orders.ts'
import { listStores } from '@understory/contracts/v1/shops/stores.ts'
import {
  computeVehicleEmissions,
  identifyVehicle,
  listVehicleOptions,
} from '@understory/contracts/v1/vehicles.ts'
import { buyOffset } from './buy-offset.ts'
import type { McpTool } from './mcp-tool.ts'
import { pushOrdersTool } from './push-orders-tool.ts'

const reads = (name: string, operation: McpTool['operation'], about?: string): McpTool => ({
  name,
  operation,
  effect: 'reads',
  ...(about !== undefined && { about }),
})

const readsTexts = (name: string, operation: McpTool['operation']): McpTool => ({
  ...reads(name, operation),
  holdsTexts: true,
})

/** All but the search of the documentation, which is no call of the public API. */
export const MCP_TOOLS: readonly McpTool[] = [
  reads('search_emission_factors', searchEmissionFactors),
  reads('get_emission_factor', getEmissionFactor),
  reads('list_projects', listProjects),
  reads('get_project', getProject),
  {
    ...readsTexts('verify_certificate', getCertificate),
    about: 'Whether a certificate is genuine, still holds, and what it covers.',
  },
  reads('get_ledger_entry', getLedgerEntry),
  reads('get_public_totals', getPublicTotals),
  reads('compute_emissions', computeEmissions, 'Find the factors with search_emission_factors.'),
  reads('list_footprint_options', listFootprintOptions),
  reads('estimate_footprint', estimateFootprint, 'Its choices are in list_footprint_options.'),
  reads('list_household_questions', listHouseholdQuestions),
  reads(
    'estimate_household',
    estimateHousehold,
    'The questions and their answers are in list_household_questions; each may be left out.',
  ),
  reads(
    'identify_vehicle',
    identifyVehicle,
    'Only for a number that the person gave; compute_vehicle_emissions takes its basis and vehicleType.',
  ),
  reads('list_vehicle_options', listVehicleOptions),
  reads(
    'compute_vehicle_emissions',
    computeVehicleEmissions,
    'The answers of an estimate are in list_vehicle_options, one question after the other.',
  ),
  reads(
    'quote_offset',
    createQuote,
    'A quote is needed before buy_offset; show the person what it costs.',
  ),
  readsTexts('get_account', getAccount),
  reads('get_impact', getImpact),
  readsTexts('list_purchases', listPurchases),
  readsTexts('get_purchase', getPurchase),
  readsTexts('list_certificates', listCertificates),
  readsTexts('list_stores', listStores),
  readsTexts('list_orders', listOrders),
  pushOrdersTool,
  buyOffset,
  { name: 'cancel_purchase', operation: cancelPurchase, effect: 'changes', holdsTexts: true },
]
