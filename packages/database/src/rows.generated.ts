// Generated from the migrated schema by `npm run db:types`; do not edit.

import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'

import type { TimeZone } from '@understory/domain/calendar/day-in-zone.ts'

import type { InventoryCategory as CategoryOfInventory } from '@understory/domain/footprints/company-footprints/inventory/inventory-categories.ts'

import type { CategoryKey } from '@understory/domain/footprints/company-footprints/scopes.ts'

import type { Currency } from '@understory/domain/quantity/money.ts'

import type { ColumnType, Generated } from 'kysely'

/** A calendar date has no zone: it is read as the text YYYY-MM-DD, and written as any text that is one. */

export type Day = ColumnType<CalendarDate, string, string>

/** It is read as one of those that the type lists, and written as a text. */

export type TextOf<T extends string> = ColumnType<T, string, string>

export type DefaultTextOf<T extends string> = ColumnType<T, string | undefined, string>

export type Json = ColumnType<unknown, string, string>

export type JsonWithDefault = ColumnType<unknown, string | undefined, string>

export interface Account {
  id: string
  kind: 'personal' | 'business'
  display_name: string
  country: string
  website: string | null
  vat_number: string | null
  shows_vehicles: Generated<boolean>
  created_at: Generated<Date>
  closed_at: Date | null
  test_of: string | null
  is_live: Generated<boolean>
}

export interface AccountEvent {
  id: string
  account_id: string
  sequence: number
  type: string
  occurred_at: Date
  body: string
}

export interface AccountShare {
  account_id: string
  share_id: string
  badges_active: boolean
  created_at: Date
  changed_at: Date
  markets: string[] | null
}

export interface AccountWrite {
  account_id: string
  lsn: string
  written_at: Date
}

export interface AnswerRelease {
  id: string
  account_id: string | null
  reader_account_id: string
  request_id: string
  level: 'estimate' | 'bills' | 'inventory' | 'product'
  disclosed: 'allocated' | 'all'
  shown: Json
  statement: string
  released_at: Date
  ended_at: Date | null
  ended_because: 'withdrawn' | 'superseded' | null
}

export interface AnswerStatement {
  hash: Buffer
  is_ended: Generated<boolean>
  issued_index: number | null
  withdrawn_index: number | null
}

export interface ApiCall {
  id: string
  account_id: string
  key_id: string
  at: Date
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  status: number
  code: string | null
  duration_ms: number
  request_id: string
}

export interface ApiKey {
  id: string
  account_id: string
  name: string
  scopes: string[]
  allowed_networks: Generated<string[]>
  version: string
  created_by: string | null
  created_at: Date
  expires_at: Date | null
  last_used_at: Date | null
  revoked_at: Date | null
  revoked_why: 'by-hand' | 'leaked' | 'in-address' | null
  mode: Generated<'live' | 'test'>
  limit_currency: 'GBP' | 'EUR' | 'USD' | null
  per_purchase_minor: number | null
  per_day_minor: number | null
  per_month_minor: number | null
  approve_above_minor: number | null
  is_grant: Generated<boolean>
  told_days_left: number | null
  told_limit_on: Day | null
}

export interface ApiKeySecret {
  hash: Buffer
  key_id: string
  account_id: string
  is_newest: boolean
  last4: string
  created_at: Date
  expires_at: Date | null
}

export interface ApiPurchase {
  purchase_id: string
  account_id: string
  key_id: string | null
  key_name: string
  spent_on: Day
  payment_method: 'card' | 'link'
  card_id: string | null
  reason: string | null
  action: 'approve' | 'authenticate' | 'pay' | null
  decided_by: string | null
  decided_at: Date | null
}

export interface ApiQuote {
  quote_id: string
  account_id: string
  ask: Json
}

export interface AppUser {
  id: string
  name: string
  email: string
  email_verified: Generated<boolean>
  image: string | null
  firstname: string | null
  lastname: string | null
  mobile: string | null
  default_currency: 'GBP' | 'EUR' | 'USD' | null
  active_account_id: string | null
  sign_up_origin: 'signUp' | 'lead' | 'subscriptionPlan' | null
  terms_accepted_at: Date | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
  email_proved_here: Generated<boolean>
}

export interface AuditEntry {
  id: Generated<number>
  at: Date
  event: string
  staff_id: string | null
  user_id: string | null
  account_id: string | null
  reason: string | null
  facts: JsonWithDefault
  request_id: string
}

export interface BackupCode {
  user_id: string
  code_hash: string
  used_at: Date | null
}

export interface BaseYearChange {
  id: string
  account_id: string
  kind: 'structure' | 'method' | 'boundary' | 'error'
  description: string
  change_grams: number
  happened_on: Day
  recorded_at: Date
  category: string | null
  source: string | null
}

export interface BaseYearPolicy {
  account_id: string
  base_month: Day
  reason: string
  policy: string
  threshold_basis_points: number
  written_at: Date
  updated_at: Date
}

export interface BaseYearRecalculation {
  id: string
  account_id: string
  base_month: Day
  original_grams: number
  recalculated_grams: number
  reason: string
  approver: string
  recalculated_at: Date
}

export interface BillingAddress {
  account_id: string
  line1: string
  line2: string | null
  city: string
  postcode: string
  country: string
}

export interface CatalogueChoice {
  market: string
  path: string
  options: string[]
  median: number | null
  low: number | null
  high: number | null
  variants: number | null
  cycle: string | null
}

export interface CatalogueVehicle {
  market: 'uk' | 'us'
  source_id: string
  production_year: number
  fuel_type: string
  transmission: 'manual' | 'automatic'
  make: string
  base_model_name: string
  model_name: string
  engine_size_l: string
  g_co2_per_km: number
  cycle: 'NEDC' | 'WLTP' | 'EPA'
  rank: Generated<number>
}

export interface Certificate {
  id: string
  account_id: string
  purchase_id: string | null
  subscription_id: string | null
  gift_id: string | null
  granted_id: string | null
  issued_at: Date
  code: Generated<string>
  store_id: string | null
}

export interface CertificateEntry {
  entry_id: number
  certificate_id: string
  leaf_index: number
  revision: number | null
  reversed_at: number | null
  gone_in: number | null
}

export interface CertificateName {
  account_id: string
  certificate_id: string
  revision: number
  nonce: Buffer
  name: string
  credential: string | null
}

export interface CertificateRevision {
  certificate_id: string
  revision: number
  statement: Buffer
  leaf_index: number
  hash: Buffer
  issued: Day
  milli_trees: number
  co2e_grams: number
  plastic_grams: number
  entries: number
  from_date: Day
  to_date: Day
}

export interface CertificateStatement {
  id: string | null
  code: string | null
  account_id: string | null
  issued_at: Date | null
  source_kind: string | null
  source_ids: string[] | null
  is_refunded: boolean | null
  display_name: string | null
  gift_from: string | null
  gift_message: string | null
  theme: string | null
  reference: string | null
  hide_cost: boolean | null
  address_on_certificate: boolean | null
  effective_from: Day | null
  effective_to: Day | null
  milli_trees: number | null
  co2e_grams: number | null
  plastic_grams: number | null
  total_minor: number | null
  currency: string | null
  tree_project: string | null
  co2e_project: string | null
  plastic_project: string | null
  line1: string | null
  line2: string | null
  city: string | null
  postcode: string | null
  country: string | null
}

export interface CertificateStatementQueue {
  id: Generated<number>
  certificate_id: string
  problem: string | null
  due_at: Generated<Date>
}

export interface CertificateTotal {
  certificate_id: string
  project_id: string
  impact: string
  entries: number
  quantity: number
}

export interface CertificateWithdrawal {
  certificate_id: string
  revision: number
  leaf_index: number
}

export interface CommutingAnswer {
  id: string
  account_id: string
  survey_id: string
  device_hash: string
  site: string | null
  answer: Json
  declared_at: Date | null
}

export interface CommutingSurvey {
  id: string
  account_id: string
  footprint_id: string
  opened_by: string | null
  opened_at: Date
  ends_on: Day
  ended_at: Date | null
  weeks: number
  sites: Json
  token_hash: string
  taken_over_by: string | null
  taken_over_at: Date | null
  sums: Json | null
}

export interface CompletenessAnswer {
  inventory_id: string
  account_id: string
  subject: TextOf<CategoryOfInventory | 'below-range'>
  answer: 'rest' | 'figures' | 'seen'
  reason: string | null
  answered_by: string | null
  answered_at: Date
  grams: number | null
}

export interface ContentCopy {
  source: 'files' | 'strapi'
  kind: 'article' | 'person' | 'testimonial' | 'question'
  entries: JsonWithDefault
  refused: JsonWithDefault
  loaded_at: Date | null
  failing_since: Date | null
  failure: string | null
}

export interface ContentEvent {
  signature: string
  received_at: Date
}

export interface ContentImage {
  source: string
  kind: string
  name: string
  bytes: Buffer
}

export interface CredentialKey {
  id: string
  public_jwk: string
  first_used_at: Date
}

export interface DeclarationApproval {
  id: string
  account_id: string
  footprint_id: string
  asked_by: string | null
  asked_at: Date
  inventory_at: Date
  total_grams: number
  state: 'asked' | 'approved' | 'refused' | 'withdrawn'
  decided_by: string | null
  decided_at: Date | null
  reason: string | null
  number: number | null
}

export interface DeclarationPolicy {
  account_id: string
  needs_approval: boolean
  changed_by: string | null
  changed_at: Date
}

export interface DeclaredReport {
  footprint_id: string
  number: number
  account_id: string
  sha256: string
  pdf: Buffer
}

export interface DescribedVehicle {
  id: string
  quote_id: string
  description: Json
  emissions: Json
  total_grams: number
  registration_number: string | null
  from_date: Day
  to_date: Day
  emitted_grams: number
  kilometres: number
  vehicles: number
}

export interface DisclosureProfile {
  account_id: string
  year: number
  responsible: string | null
  intended_users: string | null
  purpose: string | null
  significance: string | null
  removals: string | null
  updated_at: Date
  secr_kind: 'quoted' | 'unquoted' | 'low-user' | 'not-in-scope' | null
  efficiency_actions: string | null
  currency: string | null
  turnover: number | null
  balance_sheet: number | null
  employees: number | null
  employees_method: 'end-of-period' | 'average' | null
  employees_kind: 'headcount' | 'fte' | null
  basis: 'individual' | 'consolidated' | null
  legal_form: string | null
  nace_codes: string | null
  identifier_scheme: 'LEI' | 'DUNS' | 'EU ID' | 'PermID' | null
  identifier: string | null
  is_of_excluded_sector: boolean | null
  is_of_larger_group: boolean | null
  scope_three_statement: string | null
  signatory: string | null
  vsme_module: 'basic' | 'comprehensive' | null
  country: string | null
  sites: JsonWithDefault
}

export interface EmailMessage {
  id: string
  kind: string
  to_address: string
  queued_at: Date
  sent_at: Date | null
}

export interface EmissionFactor {
  id: string
  set_id: string
  key: string
  scope: number
  category: string
  name: string
  unit: string
  kg_co2e: number
  kg_co2: number | null
  kg_ch4: number | null
  kg_n2o: number | null
  kg_biogenic_co2: number | null
}

export interface EmissionFactorSet {
  id: string
  market: 'uk' | 'us' | 'au' | 'nz' | 'grid'
  year: number
  kind: 'activity' | 'spend'
  revision: number
  sha256: string
  source: Json | null
}

export interface EnergyMeter {
  id: string
  account_id: string
  site: string | null
  kind: 'electricity' | 'gas' | 'heat' | 'water'
  number: string
  unit: 'kWh' | 'm3'
  calorific_value: number | null
  created_at: Date
}

export interface EventAccount {
  account_id: string
  last_sequence: Generated<number>
  since: Date
}

export interface EventOutbox {
  id: Generated<number>
  account_id: string
  type: string
  subject: Json
  occurred_at: Date
  set_aside_at: Date | null
}

export interface EvidenceReading {
  id: Generated<number>
  account_id: string
  footprint_id: string
  evidence_id: string
  file_name: string
  read_at: Date
  reader_id: string | null
  verification_id: string | null
}

export interface Exchange {
  id: string
  account_id: string
  peer_name: string
  client_id: string
  secret_hash: Buffer
  secret_version: Generated<number>
  old_secret_hash: Buffer | null
  old_secret_until: Date | null
  callback_base: string | null
  callback_client_id: string | null
  sealed_callback_secret: string | null
  auto_fulfil: boolean
  created_at: Date
  paused_at: Date | null
  ended_at: Date | null
  callback_auth_base: string | null
}

export interface ExchangeEvent {
  id: string
  account_id: string
  exchange_id: string
  source: string
  event_id: string
  type: 'created' | 'fulfilled' | 'rejected' | 'published'
  data: Json
  received_at: Date
  state: 'new' | 'waiting' | 'answered' | 'noted'
}

export interface ExchangeMessage {
  id: string
  account_id: string
  exchange_id: string
  type: 'fulfilled' | 'rejected' | 'published' | 'created'
  body: string
  created_at: Date
  attempts: Generated<number>
  next_at: Date
  state: Generated<'waiting' | 'delivered' | 'given-up'>
  last_problem: string | null
}

export interface ExchangeRateOfDay {
  day: Day
  currency: string
  billing: 'GBP' | 'EUR' | 'USD'
  rate: string
  source: string
}

export interface ExchangeReading {
  id: string
  account_id: string
  exchange_id: string
  wanted: Json
  created_at: Date
  state: Generated<'waiting' | 'done' | 'given-up'>
  attempts: Generated<number>
  next_at: Date
  next_page: string | null
  steps: Generated<number>
  found: Generated<number>
  added: Generated<number>
  skipped: Generated<number>
  last_problem:
    | 'unreachable'
    | 'sign-in'
    | 'no-version-3'
    | 'refused'
    | 'unreadable'
    | 'too-many'
    | null
}

export interface FigureRequest {
  id: string
  account_id: string
  footprint_id: string
  asked_by: string | null
  asked_at: Date
  figures: Json
  site: string | null
  from_month: Day
  to_month: Day
  email: string
  note: string | null
  due_on: Day
  token_hash: string
  expires_at: Date
  state: 'asked' | 'answered' | 'taken-over' | 'returned' | 'cancelled'
  answered_name: string | null
  answered_at: Date | null
  remark: string | null
  reason: string | null
  decided_by: string | null
  decided_at: Date | null
  reminded: number
}

export interface FileToDelete {
  file_key: string
  since: Generated<Date>
}

export interface Footprint {
  id: string
  account_id: string
  status: 'estimated' | 'declared' | 'verifying' | 'verified'
  start_month: Day
  company_name: string
  frequency: 'annual' | 'quarterly' | 'monthly'
  input: Json
  estimate: Json
  model: string
  declared: Json | null
  declared_at: Date | null
  co2e_grams: number
  created_at: Date
  updated_at: Date
}

export interface FootprintCertificate {
  id: string
  account_id: string
  footprint_id: string
  statement: Json
  issued_at: Date
  issued_by: string | null
  code: Generated<string>
}

export interface FootprintCertificateEnd {
  certificate_id: string
  account_id: string
  reason: 'withdrawn' | 'redeclared' | 'verified' | 'unlocked' | 'deleted'
  ended_at: Date
}

export interface FootprintDeclaration {
  footprint_id: string
  number: number
  account_id: string
  declared_at: Date
  declared_by: string | null
  total_grams: number
  line_count: number
  sha256: string
  snapshot: Buffer
}

export interface FootprintEvidence {
  id: string
  account_id: string
  footprint_id: string
  line_id: string | null
  question_id: string | null
  file_name: string
  content_type: string
  bytes: number
  sha256: string
  status: 'uploading' | 'complete' | 'failed'
  failure: 'interrupted' | 'not-stored' | null
  uploaded_by: string | null
  uploaded_at: Date
}

export interface FootprintInventory {
  id: string
  account_id: string
  footprint_id: string
  approach: 'operationalControl' | 'financialControl' | 'equityShare'
  created_at: Date
  updated_at: Date
}

export interface FootprintSite {
  account_id: string
  name: string
  country: string
  region: string | null
  changed_at: Date
}

export interface FootprintVerification {
  id: string
  footprint_id: string
  account_id: string
  purchase_id: string
  requested_at: Date
  outcome: 'verified' | 'returned' | 'refunded' | null
  standard: string | null
  assurance: 'limited' | 'reasonable' | null
  statement: string | null
  findings: string | null
  decided_at: Date | null
  decided_by: string | null
  covers: string[] | null
  level: 'limited' | 'reasonable' | null
  materiality_basis_points: Generated<number>
  sample_start: number | null
}

export interface ForeignPayment {
  gateway_payment_id: string
  seen_at: Date
}

export interface GatewayEvent {
  id: string
  occurred_at: Date
  received_at: Date
}

export interface Gift {
  id: string
  quote_id: string
  position: number
  code: string
  recipient_name: string
  recipient_email: string | null
  from_name: string
  message: string
  theme: 'none' | 'gift' | 'christmas'
  milli_trees: number
  co2e_grams: number
  plastic_grams: number
  deliver_on: Day | null
  purchase_id: string | null
  account_id: string | null
  delivered_at: Date | null
  email_count: Generated<number>
  redeemed_by: string | null
  redeemed_at: Date | null
}

export interface GrantedImpact {
  id: string
  account_id: string
  kind: 'offer' | 'off-platform'
  product:
    | 'personal-offer-onetime'
    | 'business-offer-onetime'
    | 'personal-offplatform-onetime'
    | 'business-offplatform-onetime'
  title: string
  milli_trees: number
  co2e_grams: number
  plastic_grams: number
  tree_project: string
  co2e_project: string
  plastic_project: string
  effective_on: Day
  entered_by: string | null
  entered_at: Date
  reversed_at: Date | null
  reversal_reason: string | null
}

export interface HealthSample {
  at: Date
  figure: string
  value: number
}

export interface HouseholdAction {
  account_id: string
  action: string
  state: 'planned' | 'done'
  saving_grams: number
  since: Date
}

export interface HouseholdResult {
  id: string
  account_id: string
  country: string
  answers: Json
  version: string
  estimate: Json
  saved_at: Date
}

export interface IdempotentRequest {
  account_id: string
  key_hash: Buffer
  operation: string
  fingerprint: Buffer
  resource_id: string
  began_at: Date
  held_until: Date
  status: number | null
  content_type: string | null
  body: string | null
}

export interface ImpactEvidence {
  granted_id: string
  account_id: string
  file_name: string
  content_type: 'application/pdf' | 'image/png' | 'image/jpeg'
  sha256: string
  bytes: Buffer
}

export interface ImpactLedgerEntry {
  id: Generated<number>
  account_id: string
  impact: 'trees' | 'co2e' | 'plastic'
  quantity: number
  project_id: string
  product: string
  source_kind:
    | 'purchase'
    | 'subscription-cycle'
    | 'order-contribution'
    | 'order-credit'
    | 'vehicle-offset'
    | 'gift'
    | 'offer'
    | 'off-platform'
    | 'reversal'
  source_id: string
  revision: number
  part: number
  effective_from: Day
  effective_to: Day
  basis: string
  recorded_at: Generated<Date>
  orders: number | null
  orders_root: Buffer | null
  reverses: number | null
}

export interface ImpactPage {
  account_id: string
  address: string
  is_public: boolean
  is_listed: boolean
  shows_name: boolean
  shows_logo: boolean
  shows_member_since: boolean
  shows_equivalents: boolean
  shows_map: boolean
  bio: string
  mission: string
  website: string | null
  location: string
  view: 'purchases' | 'timeline'
  certificates: string[]
  changed_at: Date
  claim_basis: Json | null
}

export interface ImpactPageAddress {
  address: string
  account_id: string
  given_at: Date
}

export interface ImpactPageLogo {
  account_id: string
  bytes: Buffer
  created_at: Date
}

export interface ImpactPlatformTotal {
  shard: number
  impact: string
  project_id: string
  quantity: number
}

export interface ImpactRollupDay {
  account_id: string
  day: Day
  product: string
  impact: string
  quantity: number
}

export interface ImpactRollupMonth {
  account_id: string
  month: Day
  product: string
  impact: string
  quantity: number
}

export interface ImpactRollupProject {
  account_id: string
  project_id: string
  impact: string
  quantity: number
  last_entry_id: number
}

export interface InstallationSetting {
  kind: string
  fields: Json
  revision: number
  changed_at: Date
}

export interface IntensityFigure {
  id: string
  account_id: string
  title: string
  unit: string
  base_month: Day
  created_at: Date
  updated_at: Date
  counts: Generated<'scopes-1-2' | 'scopes-1-2-market' | 'scopes-1-2-travel' | 'all'>
  driver: Generated<'turnover' | 'people' | 'floor' | 'units'>
}

export interface IntensityYear {
  figure_id: string
  account_id: string
  year: number
  units: number
}

export interface InventoryCategory {
  inventory_id: string
  account_id: string
  category: TextOf<CategoryOfInventory>
  state: 'benchmark' | 'entered' | 'figures' | 'figures-and-rest' | 'not-applicable'
  reason: string | null
  complete_parts: string[] | null
  is_upgraded: Generated<boolean>
}

export interface InventoryEntity {
  id: string
  inventory_id: string
  account_id: string
  name: string
  equity_basis_points: number
  has_financial_control: boolean
  has_operational_control: boolean
}

export interface InventoryLine {
  id: string
  inventory_id: string
  account_id: string
  entity_id: string | null
  category: TextOf<CategoryKey>
  description: string
  site: string | null
  quantity: number
  unit: string
  factor_id: string | null
  own_factor: Json | null
  market_factor: Json | null
  quality: Json | null
  note: string | null
  from_month: Day
  to_month: Day
  spend: Json | null
  quick_item: string | null
  vehicle_id: string | null
  vehicle_grams: number | null
  parent_id: string | null
  co2e_grams: number
  market_grams: number | null
  biogenic_grams: number | null
  uncertainty: number
  created_by: string | null
  created_at: Date
  updated_at: Date
  part:
    | 'food_and_drink'
    | 'materials_and_goods'
    | 'equipment_and_parts'
    | 'building_work_and_repair'
    | 'goods_for_resale'
    | 'services'
    | null
  other_gas_grams: number | null
  energy: Json | null
  warnings: string[] | null
  supplier_use_id: string | null
  replaced_grams: number | null
}

export interface InventoryLineEvent {
  id: Generated<number>
  inventory_id: string
  account_id: string
  line_id: string
  parent_id: string | null
  at: Date
  made_by: string | null
  kind: 'made' | 'changed' | 'removed' | 'recomputed' | 'imported'
  category: TextOf<CategoryKey>
  old_values: Json | null
  new_values: Json | null
  reason: string | null
  xact: Generated<string>
}

export interface InventoryRecalculation {
  id: string
  inventory_id: string
  account_id: string
  recalculated_by: string | null
  recalculated_at: Date
  old_grams: number
  new_grams: number
  changes: Json
}

export interface InventoryVehicleMonth {
  account_id: string
  vehicle_key: string
  month: Day
  line_id: string
}

export interface Invitation {
  id: string
  account_id: string
  email: string
  role: 'owner' | 'admin' | 'member' | 'viewer' | 'entry'
  token_hash: string
  invited_by: string | null
  created_at: Date
  expires_at: Date
  accepted_at: Date | null
  entry_part: Json | null
}

export interface Invoice {
  id: string
  legal_entity: string
  number: number | null
  previous_number: Generated<number | null>
  account_id: string
  purchase_id: string | null
  cycle_id: string | null
  issued_at: Date
  stored_at: Generated<Date>
  buyer: Json
  vat_terms: Json | null
  seller: Json | null
}

export interface InvoiceNumberGap {
  legal_entity: string
  first_number: number
  last_number: number
  reason: string
  recorded_at: Generated<Date>
}

export interface InvoiceNumbersReserved {
  legal_entity: string
  published_to: number
  up_to: number
}

export interface InvoiceStatement {
  id: string | null
  account_id: string | null
  purchase_id: string | null
  cycle_id: string | null
  number: number | null
  issued_at: Date | null
  buyer: Json | null
  vat_terms: Json | null
  source_kind: string | null
  product: string | null
  currency: string | null
  price_book_version: string | null
  total_minor: number | null
  paid_at: Date | null
  reference: string | null
  milli_trees: number | null
  co2e_grams: number | null
  plastic_grams: number | null
  trees_minor: number | null
  co2e_minor: number | null
  plastic_minor: number | null
  services: Json | null
  card_brand: string | null
  card_last4: string | null
  from_date: Day | null
  to_date: Day | null
  lines: Json | null
  billing_interval: string | null
  cycle_number: number | null
  seller: Json | null
}

export interface LargeOrderReview {
  store_id: string
  external_id: string
  version: number
  note: string
  reviewed_by: string
  reviewed_at: Date
}

export interface Lead {
  id: string
  topic: 'question' | 'help' | 'consultancy' | 'partnership' | 'press' | 'data'
  name: string
  email: string
  company: string | null
  message: string
  created_at: Date
  answer: string | null
  answered_by: string | null
  answered_at: Date | null
}

export interface LedgerImport {
  id: string
  account_id: string
  footprint_id: string
  file_name: string
  file_hash: string
  state: 'reading' | 'review' | 'saved'
  source: Buffer | null
  reading: Json
  left_out: Json
  answers: Json
  purchases: number | null
  capital_from: number
  created_by: string | null
  created_at: Date
  saved_at: Date | null
}

export interface LedgerLogCheckpoint {
  size: number
  note: string
  signed_at: Date
}

export interface LedgerLogHalt {
  is_halt: Generated<boolean>
  reason: string
  since: Date
}

export interface LedgerLogHead {
  is_head: Generated<boolean>
  size: number
  edge: Buffer
}

export interface LedgerLogKey {
  verifier_key: string
  from_size: number
}

export interface LedgerLogLeaf {
  index: number
  entry_id: number | null
  leaf: Buffer
  hash: Buffer
}

export interface LedgerLogLost {
  leaf_index: number
  entry_id: number | null
  event: Buffer | null
  bound_to: number | null
}

export interface LedgerLogQueue {
  entry_id: number
}

export interface LedgerLogTile {
  level: number
  place: number
  hashes: Buffer
  root: Buffer
}

export interface LedgerMemory {
  account_id: string
  kind: 'class' | 'columns'
  key: string
  value: Json
  updated_at: Date
}

export interface LedgerRow {
  import_id: string
  row: number
  account_id: string
  day: Day
  supplier: string
  description: string
  account_name: string
  account_code: string
  site: string
  reference: string
  currency: string
  mcc: string
  net: number
  hash: string
  result: string
  category: string | null
  confidence: number
  why: string
  is_decided: boolean
  line_id: string | null
}

export interface LedgerSecret {
  account_id: string
  secret: Buffer
}

export interface LiveAccount {
  id: string
  is_live: Generated<boolean>
}

export interface MailSuppression {
  address_hash: string
  since: Date
  why: string
}

export interface Membership {
  account_id: string
  user_id: string
  role: 'owner' | 'admin' | 'member' | 'viewer' | 'entry'
  created_at: Generated<Date>
  entry_part: Json | null
}

export interface MeterBill {
  id: string
  account_id: string
  meter_id: string
  from_day: Day
  to_day: Day
  quantity: number
  is_estimated: boolean
  created_at: Date
}

export interface NewsletterDelivery {
  issue_id: string
  address_hash: string
  attempts: Generated<number>
  retry_at: Date | null
  claimed_at: Date | null
  outcome: 'sent' | 'skipped' | 'failed' | null
  left_at: Date | null
}

export interface NewsletterFeedback {
  event_id: string
  address_hash: string
  kind: 'hard-bounce' | 'soft-bounce' | 'complaint'
  issue_id: string | null
  received_at: Date
}

export interface NewsletterIssue {
  id: string
  subject: string
  preview: string
  body: string
  status: Generated<'draft' | 'scheduled' | 'sending' | 'sent' | 'cancelled'>
  created_by: string | null
  created_at: Date
  updated_at: Date
  scheduled_for: Date | null
  started_at: Date | null
  ended_at: Date | null
}

export interface NewsletterReader {
  id: string
  email: string
  address_hash: string
  joined_at: Date
  left_at: Date | null
}

export interface NewsletterSuppression {
  address_hash: string
  reason: 'bounce' | 'complaint'
  suppressed_at: Date
}

export interface NotificationChoice {
  account_id: string
  user_id: string
  kind: string
  wanted: boolean
}

export interface OauthGrant {
  key_id: string
  account_id: string
  client_id: string
  redirect_uri: string
  resource: string
  code_hash: Buffer
  code_challenge: string
  code_expires_at: Date
  connected_at: Date | null
}

export interface OauthRefreshToken {
  hash: Buffer
  key_id: string
  account_id: string
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

export interface OpenDataRelease {
  size: number
  made_at: Date
  jsonl_bytes: number
  jsonl_sha256: string
  csv_bytes: number
  csv_sha256: string
}

export interface OwnAnswer {
  request_id: string
  account_id: string
  customer_name: string
  taken_by: string | null
  taken_at: Date
  release_id: string | null
  method: string | null
  from_month: Day | null
  to_month: Day | null
  grams: number | null
  share_millionths: number | null
}

export interface OwnProduct {
  id: string
  account_id: string
  name: string
  description: string
  own_code: string | null
  gtin: string | null
  classifications: string[]
  declared_unit:
    | 'liter'
    | 'kilogram'
    | 'cubic meter'
    | 'kilowatt hour'
    | 'megajoule'
    | 'ton kilometer'
    | 'square meter'
    | 'piece'
    | 'hour'
    | 'megabit second'
  declared_amount: string
  mass_kg: string | null
  fossil_carbon_kg: string | null
  biogenic_carbon_kg: string | null
  includes_packaging: boolean
  created_at: Date
}

export interface Passkey {
  id: string
  user_id: string
  credential_id: string
  public_key: Buffer
  counter: number
  name: string
  created_at: Date
  last_used_at: Date | null
}

export interface PasskeyChallenge {
  id: string
  user_id: string | null
  challenge: string
  expires_at: Date
}

export interface Payment {
  purchase_id: string
  gateway_payment_id: string | null
  client_secret: string | null
  amount_minor: number
  currency: 'GBP' | 'EUR' | 'USD'
  status: 'started' | 'succeeded' | 'canceled'
  save_card: boolean
  last_decline: string | null
  card_brand: string | null
  card_last4: string | null
  created_at: Date
  settled_at: Date | null
  checked_at: Date | null
}

export interface PaymentAlert {
  id: string
  kind:
    | 'dispute-inquiry'
    | 'dispute-opened'
    | 'dispute-won'
    | 'dispute-lost'
    | 'refund-failed'
    | 'fraud-warning'
    | 'amount-differs'
    | 'second-subscription'
    | 'second-cycle'
    | 'second-offset'
    | 'decided-and-refunded'
    | 'supply-exceeded'
    | 'usage-refused'
    | 'not-disclosed'
  subject: string
  gateway_payment_id: string
  account_id: string | null
  purchase_id: string | null
  cycle_id: string | null
  amount_minor: number
  currency: 'GBP' | 'EUR' | 'USD'
  raised_at: Date
  handled_at: Date | null
  handled_by: string | null
  note: string | null
}

export interface PaymentCustomer {
  account_id: string
  customer_id: string
  default_card: string | null
}

export interface PaymentRefund {
  gateway_id: string
  account_id: string
  purchase_id: string | null
  cycle_id: string | null
  amount_minor: number
  made_at: Date
  has_failed: boolean
}

export interface PlanQuote {
  id: string
  product:
    | 'personal-individual-recurring'
    | 'personal-family-recurring'
    | 'business-workforce-recurring'
    | 'business-footprint-recurring'
    | 'business-premium-recurring'
    | 'business-ecommerce-recurring'
  billing_interval: 'month' | 'year'
  currency: 'GBP' | 'EUR' | 'USD'
  price_book_version: string
  plan_version: string
  lines: Json
  total_minor: number
  created_at: Date
  expires_at: Date
}

export interface PlannedAction {
  id: string
  account_id: string
  title: string
  category: 'reduction' | 'offset' | 'future-generation' | 'knowledge'
  status: 'estimated' | 'declared' | 'verified'
  scope: number | null
  grams_a_year: number
  cost_minor: number | null
  currency: TextOf<Currency> | null
  owner: string | null
  due_on: Day | null
  verified_at: Date | null
  verified_by: string | null
  created_at: Date
  updated_at: Date
}

export interface PlausibilityClearance {
  inventory_id: string
  account_id: string
  key: string
  reason: string
  cleared_by: string | null
  cleared_at: Date
}

export interface PriceBook {
  version: string
  currency: 'GBP' | 'EUR' | 'USD'
  valid_from: Day
  micros_per_milli_tree: number
  micros_per_gram_co2e: number
  micros_per_gram_plastic: number
}

export interface PriceShare {
  version: string
  currency: string
  impact: 'trees' | 'co2e' | 'plastic'
  part: 'project' | 'registry' | 'payment' | 'operation'
  permille: number
}

export interface ProductFootprint {
  id: string
  account_id: string
  product_id: string
  status: Generated<'draft' | 'Active' | 'Deprecated'>
  facts: Json
  lines: Json
  totals: Json
  product: Json | null
  preceding_id: string | null
  created_at: Date
  published_at: Date | null
}

export interface ProductFootprintRelease {
  id: string
  account_id: string
  footprint_id: string
  exchange_id: string
  document: Json
  status: 'Active' | 'Deprecated'
  product_ids: string[]
  company_ids: string[]
  classifications: string[]
  geography: string
  valid_from: Date
  valid_to: Date
  released_at: Date
  ended_at: Date | null
}

export interface Project {
  id: string
  pack: string
  impact: 'trees' | 'co2e' | 'plastic'
  name: string
  partner: string
  country: string
  summary: string
  place: string
  latitude: number
  longitude: number
  standard: string | null
  method: string
  unknowns: string
  is_sample: boolean
  is_default: boolean
  credit_kind: 'reduction' | 'avoidance' | 'removal' | null
  is_offered: Generated<boolean>
}

export interface ProjectDisclosure {
  project_id: string
  version: number
  published_at: Date
  protocol_name: string | null
  protocol_version: string | null
  protocol_url: string | null
  timeline_from: Day | null
  timeline_to: Day | null
  crediting_from: Day | null
  crediting_to: Day | null
  started_on: Day | null
  start_is_planned: boolean
  removal_percent: number | null
  standards: string[]
  durability_years: number | null
  durability_basis: string | null
  accountability_short: string
  accountability_reversed: string
  accountability_future: string
  reproduce_urls: string[]
  reproduce_note: string
  registry: string | null
  registry_project_id: string | null
  registry_name: string | null
  registry_url: string | null
  because: Json
  checked_on: Day
  checked_with: string
}

export interface ProjectGate {
  project_id: string
  is_held_back: boolean
  changed_at: Date
}

export interface ProjectPayment {
  project_id: string
  quarter: string
  version: number
  published_at: Date
  paid_minor: number
  currency: string
  paid_on: Day
  quantity: number
  receipt_url: string | null
  receipt_sha256: string | null
  not_public_because: string | null
  note: string
}

export interface ProjectQuantity {
  project_id: string
  version: number
  number: number
  kind: 'started' | 'modified' | 'reversed' | 'yearly'
  happened_on: Day | null
  year: number | null
  kilograms: number
  url: string | null
}

export interface ProjectReceipt {
  id: string
  sha256: string
  file_name: string
  content: Buffer
  uploaded_at: Date
}

export interface ProjectVerification {
  project_id: string
  version: number
  number: number
  body: string
  verified_on: Day
  scope: string
  url: string | null
}

export interface ProviderListPlace {
  list: 'refunds' | 'disputes'
  read_until: Date
  read_whole_at: Date
}

export interface PublicLedgerEntry {
  log_index: number
  entry_id: number
  month: Day
  recorded_at: Date
  source_kind: string
  impact: string
  quantity: number
  project_id: string
  effective_from: Day
  effective_to: Day
  basis: string
  reverses: number | null
  orders: number | null
}

export interface PublicLedgerMonth {
  month: Day
  project_id: string
  impact: string
  entries: number
  quantity: number
}

export interface Purchase {
  id: string
  account_id: string
  bought_by: string | null
  quote_id: string
  product:
    | 'personal-instant-onetime'
    | 'business-instant-onetime'
    | 'personal-vehicle-onetime'
    | 'business-vehicle-onetime'
    | 'business-footprint-onetime'
    | 'business-verify-footprint-onetime'
  status: 'pending' | 'paid' | 'failed' | 'canceled' | 'refunded'
  reference: string | null
  theme: 'none' | 'gift' | 'christmas'
  hide_cost: boolean
  address_on_certificate: boolean
  effective_from: Day
  effective_to: Day
  ledger_revision: Generated<number>
  date_locked_at: Date | null
  footprint_period_from: Day | null
  created_at: Date
  paid_at: Date | null
  is_duplicate: Generated<boolean>
  metadata: JsonWithDefault
}

export interface PurchaseQuote {
  id: string
  kind: Generated<'instant' | 'vehicle' | 'gift' | 'footprint' | 'verify-footprint'>
  audience: 'personal' | 'business'
  currency: 'GBP' | 'EUR' | 'USD'
  price_book_version: string
  milli_trees: number
  co2e_grams: number
  plastic_grams: number
  trees_minor: number
  co2e_minor: number
  plastic_minor: number
  services: JsonWithDefault
  services_minor: Generated<number>
  total_minor: number
  tree_project: string
  co2e_project: string
  plastic_project: string
  start_month: Day | null
  spread_months: Generated<number>
  reference: string | null
  theme: 'none' | 'gift' | 'christmas'
  hide_cost: boolean
  address_on_certificate: boolean
  created_at: Date
  expires_at: Date
}

export interface RateLimit {
  key: string
  points: Generated<number>
  expire: number | null
}

export interface ReceivedFootprint {
  id: string
  account_id: string
  exchange_id: string
  pf_id: string
  document: string
  sha256: string
  facts: Json
  received_at: Date
  seen_at: Date
  superseded_at: Date | null
}

export interface RegistryAnswer {
  registration: string
  status: 'asking' | 'found' | 'missing' | 'refused'
  facts: Json | null
  requested_at: Date
}

export interface ReplacedSessionToken {
  token_hash: string
  session_id: string
  replaced_at: Date
}

export interface SecondFactor {
  user_id: string
  secret: string
  confirmed_at: Date | null
  last_step: Generated<number>
  created_at: Date
  enrolling_session_id: string | null
}

export interface SellingPause {
  is_pause: Generated<boolean>
  reason: string
  since: Date
}

export interface ServicePrice {
  version: string
  currency: string
  service: 'verify_footprint_scopes_one_two' | 'verify_footprint_scope_three_category' | 'premium'
  minor: number
}

export interface SignInMethod {
  id: string
  account_id: string
  provider_id: string
  user_id: string
  access_token: string | null
  refresh_token: string | null
  id_token: string | null
  access_token_expires_at: Date | null
  refresh_token_expires_at: Date | null
  scope: string | null
  password: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export interface SignInSession {
  id: string
  token: string
  user_id: string
  expires_at: Date
  ip_address: string | null
  user_agent: string | null
  signed_in_with: string | null
  second_factor_at: Date | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
  rotated_at: Generated<Date>
  used_at: Generated<Date>
  impersonated_by: string | null
  impersonation_reason: string | null
  staff_session_id: string | null
}

export interface SignInVerification {
  id: string
  identifier: string
  value: string
  expires_at: Date
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export interface StaffChange {
  id: string
  kind: string
  subject: string
  fields: Json
  fields_before: Json | null
  reason: string
  status: Generated<'draft' | 'proposed' | 'published' | 'withdrawn'>
  is_four_eyes: boolean
  takes_back: string | null
  drafted_by: string
  drafted_at: Date
  proposed_at: Date | null
  decided_by: string | null
  decided_at: Date | null
}

export interface StaffGrant {
  email: string
  roles: string[]
  reason: string
  granted_at: Date
}

export interface StaffMember {
  user_id: string
  email: string
  claims: string[]
  checked_at: Date
}

export interface StatusIncident {
  part: 'database' | 'worker' | 'queue' | 'log' | 'payments' | 'email'
  began_at: Date
  ended_at: Date | null
}

export interface StatusSighting {
  part:
    | 'database'
    | 'worker'
    | 'payments'
    | 'payment-events'
    | 'email'
    | 'log-copy'
    | 'files'
    | 'vehicle-registry'
  ok_at: Date | null
  failing_since: Date | null
}

export interface Store {
  id: string
  account_id: string
  connector: 'rutter' | 'shopify' | 'woocommerce' | 'api'
  platform: string
  connection_id: string
  unique_name: string
  name: string
  currency: string | null
  status: 'connecting' | 'connected' | 'needs-update' | 'disabled' | 'disconnected'
  update_url: string | null
  sealed_secrets: string | null
  billing_currency: 'GBP' | 'EUR' | 'USD'
  counts_from: Date | null
  cap_minor: number | null
  connected_at: Date
  disconnected_at: Date | null
  read_until: Date
  read_after: Date | null
  failed_reads: Generated<number>
  refused_at: Date | null
  created_at: Date
  billed_until: Date | null
  charged_by: Generated<'card' | 'shopify'>
  charging_until: Date | null
  revision: Generated<string>
  read_cursor: string | null
  reading_since: Date | null
  reading_began: Date | null
  pages_read: Generated<number>
  told_status: Generated<string>
  told_cap_after: Date | null
  renewing_until: Date | null
  runs: Generated<number>
  time_zone: DefaultTextOf<TimeZone>
  shows_proofs: Generated<boolean>
  tells_orders: Generated<boolean>
}

export interface StoreAppPlan {
  account_id: string
  store_id: string
  id: string
  external_id: string
  line_item_id: string
  status: 'pending' | 'active' | 'declined' | 'expired' | 'frozen' | 'cancelled'
  cap_minor: number
  asked_cap_minor: number | null
  used_minor: Generated<number>
  period_end: Date | null
  is_at_cap: Generated<boolean>
  warned_for: Date | null
  approval_url: string | null
  created_by: string | null
  created_at: Date
  activated_at: Date | null
  checked_at: Date
}

export interface StoreBill {
  account_id: string
  store_id: string
  number: number
  id: string
  charged_by: 'card' | 'shopify'
  from_at: Date
  until_at: Date
  currency: 'GBP' | 'EUR' | 'USD'
  cap_minor: number | null
  orders: number
  over_cap: number
  gross_minor: number
  credit_minor: number
  total_minor: Generated<number>
  milli_trees: number
  remainder_milli_trees: number
  created_at: Date
  co2e_grams: Generated<number>
  plastic_grams: Generated<number>
  remainder_co2e_grams: Generated<number>
  remainder_plastic_grams: Generated<number>
}

export interface StoreBillCharge {
  account_id: string
  bill_id: string
  charged_by: 'card' | 'shopify'
  status: 'waiting' | 'sent' | 'paid' | 'refunded' | 'void'
  cycle_id: string | null
  gateway_id: string | null
  ledger_revision: Generated<number>
  sent_at: Date | null
  paid_at: Date | null
  refunded_at: Date | null
  withdrawn_minor: Generated<number>
}

export interface StoreBillEntry {
  account_id: string
  store_id: string
  bill_number: number
  entry: number
  impact: 'trees' | 'co2e' | 'plastic'
  project_id: string
  day: Day
  basis: string
  orders: number
  quantity: number
  unit: string
  first_line: number | null
  last_line: number | null
  root: Buffer | null
}

export interface StoreBillOrder {
  account_id: string
  store_id: string
  external_id: string
  impact: 'trees' | 'co2e' | 'plastic'
  bill_number: number
  run: number
  line: number
  entry: number | null
  is_over_cap: boolean
  billed_by: 'trees' | 'grams' | 'money'
  money_minor: number
  quantity: number
  unit: 'mtree' | 'g'
  price_book_version: string
  created_on: Day
}

export interface StoreCredit {
  account_id: string
  store_id: string
  external_id: string
  impact: string
  number: number
  run: number
  note_id: string
  money_minor: number
  quantity: number
  unit: string
  dated: Day
  created_at: Date
}

export interface StoreCreditBalance {
  account_id: string
  store_id: string
  minor: number
}

export interface StoreCreditNote {
  id: string
  account_id: string
  store_id: string
  run: number
  bill_id: string
  entry: number | null
  dated: Day
  impact: 'trees' | 'co2e' | 'plastic'
  orders: number
  returned: number
  money_minor: number
  quantity: number
  unit: string
  root: Buffer | null
  created_at: Date
}

export interface StoreDelivery {
  account_id: string
  store_id: string
  received_at: Date
  topic: string
  packed_body: Buffer
}

export interface StoreGap {
  account_id: string
  store_id: string
  reason: 'paused' | 'after-disconnection' | 'no-plan'
  began_at: Date
  ended_at: Date | null
}

export interface StoreLink {
  id: string
  account_id: string
  user_id: string
  connector: 'rutter' | 'shopify' | 'woocommerce'
  state_hash: string
  shop: string | null
  sealed: string | null
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

export interface StoreOrder {
  account_id: string
  store_id: string
  settings_id: string | null
  created_at: Date
  updated_at: Date
  cart_minor: number
  net_minor: number
  milli_trees: Generated<number>
  money_minor: Generated<number>
  is_ambiguous: Generated<boolean>
  external_id: string
  label: string
  standing: 'paid' | 'unpaid' | 'cancelled' | 'refunded' | 'deleted' | 'test' | 'gift-cards-only'
  currency: string
  reason: string | null
  billed_by: 'trees' | 'grams' | 'money' | null
  billing_currency: 'GBP' | 'EUR' | 'USD' | null
  price_book_version: string | null
  rate: string | null
  returned: JsonWithDefault
  lowered_at: Date | null
  is_late: Generated<boolean>
  amount_rate: string | null
  version: Generated<number>
  co2e_grams: Generated<number>
  plastic_grams: Generated<number>
}

export interface StoreOrderNode {
  account_id: string
  store_id: string
  bill_number: number
  entry: number
  place: number
  run: number
  hash: Buffer
}

export interface StoreSettings {
  id: string
  account_id: string
  store_id: string
  rule: Json
  plant_tree_always: boolean
  in_force_from: Date
  created_by: string | null
  currency: string | null
}

export interface StoreTotal {
  account_id: string
  store_id: string
  impact: 'trees' | 'co2e' | 'plastic'
  orders: Generated<number>
  returned: Generated<number>
  quantity: Generated<number>
  unit: string
}

export interface StoreUsageAttempt {
  account_id: string
  bill_id: string
  plan_id: string
  key: string
  began_at: Date
}

export interface StoreUsageRecord {
  account_id: string
  bill_id: string
  plan_id: string
  external_id: string
  amount_minor: number
  recorded_at: Date
}

export interface StoreUsageRefusal {
  account_id: string
  bill_id: string
  plan_id: string
  number: number
  refused_at: Date
}

export interface StoreWaiting {
  id: Generated<number>
  account_id: string
  store_id: string
  received_at: Date
  parked_at: Date | null
  topic: string
  body: string
  waiting_order: string | null
  problem: string | null
}

export interface StoredPicture {
  id: string
  account_id: string
  content_type: 'image/png' | 'image/jpeg'
  bytes: Buffer
  created_at: Date
}

export interface Subscription {
  id: string
  account_id: string
  started_by: string | null
  quote_id: string
  product:
    | 'personal-individual-recurring'
    | 'personal-family-recurring'
    | 'business-workforce-recurring'
    | 'business-footprint-recurring'
    | 'business-premium-recurring'
    | 'business-ecommerce-recurring'
  currency: 'GBP' | 'EUR' | 'USD'
  status:
    | 'pending'
    | '3ds_pending'
    | 'failed'
    | 'active'
    | 'canceled'
    | 'declined'
    | 'expired'
    | 'frozen'
  revision: Generated<number>
  billing_interval: 'month' | 'year'
  gateway_id: string | null
  gateway_snapshot: Generated<number>
  card_id: string | null
  anchor: Day | null
  current_from: Day | null
  current_to: Day | null
  ends_with_period: Generated<boolean>
  last_decline: string | null
  created_at: Date
  activated_at: Date | null
  ended_at: Date | null
  checked_at: Date | null
  ending_at: Date | null
}

export interface SubscriptionCycle {
  id: string
  subscription_id: string
  account_id: string
  revision: number
  number: number
  gateway_invoice_id: string
  gateway_payment_id: string | null
  from_date: Day
  to_date: Day
  amount_minor: number
  currency: 'GBP' | 'EUR' | 'USD'
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void'
  is_duplicate: Generated<boolean>
  attempts: Generated<number>
  next_attempt_at: Date | null
  paid_at: Date | null
  refunded_at: Date | null
  created_at: Date
  bills_usage: Generated<boolean>
  card_brand: string | null
  card_last4: string | null
  held_since: Date | null
}

export interface SubscriptionRevision {
  subscription_id: string
  account_id: string
  revision: number
  quote_id: string
  created_by: string | null
  created_at: Date
}

export interface Supplier {
  id: string
  account_id: string
  name: string
  name_key: string
  country: string | null
  contact_name: string | null
  email: string | null
  source: 'ledger' | 'hand'
  note: string | null
  created_at: Date
}

export interface SupplierCampaign {
  id: string
  account_id: string
  footprint_id: string
  name: string
  message: string | null
  due_on: Day
  reminders: number
  made_by: string | null
  made_at: Date
  ended_at: Date | null
}

export interface SupplierCampaignChange {
  id: string
  account_id: string
  campaign_id: string
  changed_by: string | null
  changed_at: Date
  name_before: string
  name_after: string
  due_before: Day
  due_after: Day
}

export interface SupplierLine {
  account_id: string
  line_id: string
  supplier_id: string
}

export interface SupplierRequest {
  id: string
  account_id: string
  supplier_id: string
  footprint_id: string
  asked_by: string | null
  asked_at: Date
  supplier_name: string
  email: string | null
  message: string | null
  from_month: Day
  to_month: Day
  due_on: Day
  token_hash: string
  expires_at: Date
  state:
    | 'queued'
    | 'requested'
    | 'bounced'
    | 'opened'
    | 'responded'
    | 'in-review'
    | 'verified'
    | 'declined'
    | 'opted-out'
    | 'silent'
    | 'withdrawn'
    | 'cancelled'
  stepped_at: Date
  reason: string | null
  decided_by: string | null
  reminded: Generated<number>
  campaign_id: string | null
}

export interface SupplierRequestEvent {
  id: Generated<number>
  account_id: string
  request_id: string
  at: Date
  from_state: string | null
  to_state: string
  made_by: 'customer' | 'supplier' | 'mail' | 'clock'
  reason: string | null
}

export interface SupplierUse {
  id: string
  account_id: string
  footprint_id: string
  supplier_id: string
  request_id: string | null
  release_id: string | null
  statement_sha256: string
  level: 'estimate' | 'bills' | 'inventory' | 'product'
  is_supplier_data: boolean
  method: string
  grams: number
  scopes12_grams: number | null
  upstream_grams: number | null
  replaced_grams: number
  accepted_by: string | null
  accepted_at: Date
  ended_at: Date | null
  ended_because: 'withdrawn' | 'superseded' | 'taken-out' | null
  received_footprint_id: string | null
  product: Json | null
}

export interface SupplyAllocation {
  project_id: string
  generation: number
  entry_id: number
  place: number
  lot_id: number
  position: number
  quantity: number
}

export interface SupplyBlock {
  lot_id: number
  registry: string
  series: string
  first_unit: number
  last_unit: number
}

export interface SupplyCover {
  project_id: string
  is_bought_ahead: Generated<boolean>
  retired_within_days: Generated<number>
  supplied: Generated<number>
  allocated: Generated<number>
}

export interface SupplyGeneration {
  project_id: string
  generation: number
  known_size: number
  log_size: Generated<number>
  next_place: Generated<number>
  state: 'computed' | 'shown' | 'ended'
}

export interface SupplyLeaf {
  lot_id: number
  leaf_index: number
}

export interface SupplyLogQueue {
  lot_id: number
}

export interface SupplyLot {
  id: Generated<number>
  request_id: string
  project_id: string
  impact: 'trees' | 'co2e' | 'plastic'
  quantity: number
  vintage: number | null
  registry: string
  series: string | null
  first_unit: number | null
  last_unit: number | null
  retirement_url: string | null
  evidence_id: string
  evidence_name: string
  evidence_type: string
  evidence_sha256: string
  reverses: number | null
  reason: string | null
  entered_by: string | null
  entered_at: Date
}

export interface SupplyLotLabel {
  lot_id: number
  version: number
  label: string
  status: 'labelled' | 'not-labelled' | 'not-assessed'
  checked_on: Day
  registry_url: string | null
  checked_with: string
  published_at: Date
}

export interface SupplyPool {
  project_id: string
  generation: number
  place: number
  lot_id: number
  position: number
  quantity: number
}

export interface SupplyWait {
  project_id: string
  generation: number
  log_index: number
  entry_id: number
  quantity: number
}

export interface Target {
  id: string
  account_id: string
  kind: 'near-term' | 'net-zero'
  covers: 'all' | 'scopes-1-2' | 'scope-3'
  base_month: Day
  target_year: number
  reduction_basis_points: number
  created_at: Date
  updated_at: Date
}

export interface TaxId {
  id: string
  account_id: string
  gateway_id: string
  country: string
  type: string
  value: string
  verification: 'pending' | 'verified' | 'unverified' | 'unavailable'
  created_at: Date
  checked_at: Date | null
}

export interface TestAccount {
  id: string
  is_live: Generated<boolean>
}

export interface TestCertificate {
  id: string
  account_id: string
  purchase_id: string
  issued_at: Date
}

export interface TestLedgerEntry {
  id: Generated<number>
  account_id: string
  impact: 'trees' | 'co2e' | 'plastic'
  quantity: number
  project_id: string
  product: string
  source_kind:
    | 'purchase'
    | 'subscription-cycle'
    | 'order-contribution'
    | 'order-credit'
    | 'vehicle-offset'
    | 'gift'
    | 'offer'
    | 'off-platform'
    | 'reversal'
  source_id: string
  revision: number
  part: number
  effective_from: Day
  effective_to: Day
  basis: string
  recorded_at: Generated<Date>
  orders: number | null
  orders_root: Buffer | null
  reverses: number | null
}

export interface UnlockRequest {
  id: string
  footprint_id: string
  account_id: string
  reason: string
  requested_at: Date
  answer: 'granted' | 'refused' | null
  note: string | null
  answered_at: Date | null
  answered_by: string | null
}

export interface Vehicle {
  id: string
  account_id: string
  description: Json
  emissions: Json
  total_grams: number
  registration_number: string | null
  created_at: Date
  updated_at: Date
  removed_at: Date | null
}

export interface VehicleDraft {
  id: string
  audience: 'personal' | 'business'
  version: number
  state: Json
  vehicles: Json
  updated_at: Date
}

export interface VehicleOffset {
  quote_id: string
  vehicle_id: string
  account_id: string
  from_date: Day
  to_date: Day
  kilometres: number
  emitted_grams: number
  registration_number: string | null
  overlap_confirmed: boolean
  vehicles: number
}

export interface VerificationAnswer {
  id: string
  question_id: string
  account_id: string
  text: string
  answered_by: string | null
  answered_at: Date
}

export interface VerificationError {
  id: string
  verification_id: string
  account_id: string
  line_id: string | null
  grams: number
  note: string
  noted_by: string | null
  noted_at: Date
}

export interface VerificationLineCheck {
  verification_id: string
  account_id: string
  line_id: string
  checks: string[]
  checked_by: string | null
  checked_at: Date
}

export interface VerificationPoint {
  verification_id: string
  account_id: string
  point: string
  answer: 'yes' | 'no' | 'not-applicable'
  note: string | null
  answered_by: string | null
  answered_at: Date
}

export interface VerificationQuestion {
  id: string
  verification_id: string
  account_id: string
  text: string
  category: TextOf<CategoryKey> | null
  line_id: string | null
  asked_by: string | null
  asked_at: Date
}

export interface WebhookAttempt {
  id: string
  account_id: string
  endpoint_id: string
  event_id: string
  at: Date
  duration_ms: number
  status: number | null
  error: string | null
  answer: string | null
}

export interface WebhookEndpoint {
  id: string
  account_id: string
  url: string
  description: string
  types: string[]
  sealed_secret: string
  sealed_old_secret: string | null
  old_secret_until: Date | null
  created_at: Date
  disabled_at: Date | null
  disabled_why: 'by-hand' | 'gone' | 'failing' | null
  failing_since: Date | null
  warned_at: Date | null
  paused_until: Date | null
  pause_seconds: Generated<number>
  seen_at: Date | null
}

export interface WebhookMessage {
  endpoint_id: string
  event_id: string
  event_type: string
  account_id: string
  attempts: Generated<number>
  next_at: Date
  state: Generated<'waiting' | 'delivered' | 'given-up'>
}

export interface Widget {
  id: string
  account_id: string
  display_name: string
  shows_company: boolean
  is_active: boolean
  look: Json
  domains: string[]
  impacts: string[]
  products: string[]
  note: string
  created_at: Date
  changed_at: Date
}

export interface WidgetPicture {
  widget_id: string
  account_id: string
  sha256: string
  bytes: Buffer
  created_at: Date
}

export interface DB {
  account: Account
  account_event: AccountEvent
  account_share: AccountShare
  account_write: AccountWrite
  answer_release: AnswerRelease
  answer_statement: AnswerStatement
  api_call: ApiCall
  api_key: ApiKey
  api_key_secret: ApiKeySecret
  api_purchase: ApiPurchase
  api_quote: ApiQuote
  app_user: AppUser
  audit_entry: AuditEntry
  backup_code: BackupCode
  base_year_change: BaseYearChange
  base_year_policy: BaseYearPolicy
  base_year_recalculation: BaseYearRecalculation
  billing_address: BillingAddress
  catalogue_choice: CatalogueChoice
  catalogue_vehicle: CatalogueVehicle
  certificate: Certificate
  certificate_entry: CertificateEntry
  certificate_name: CertificateName
  certificate_revision: CertificateRevision
  certificate_statement: CertificateStatement
  certificate_statement_queue: CertificateStatementQueue
  certificate_total: CertificateTotal
  certificate_withdrawal: CertificateWithdrawal
  commuting_answer: CommutingAnswer
  commuting_survey: CommutingSurvey
  completeness_answer: CompletenessAnswer
  content_copy: ContentCopy
  content_event: ContentEvent
  content_image: ContentImage
  credential_key: CredentialKey
  declaration_approval: DeclarationApproval
  declaration_policy: DeclarationPolicy
  declared_report: DeclaredReport
  described_vehicle: DescribedVehicle
  disclosure_profile: DisclosureProfile
  email_message: EmailMessage
  emission_factor: EmissionFactor
  emission_factor_set: EmissionFactorSet
  energy_meter: EnergyMeter
  event_account: EventAccount
  event_outbox: EventOutbox
  evidence_reading: EvidenceReading
  exchange: Exchange
  exchange_event: ExchangeEvent
  exchange_message: ExchangeMessage
  exchange_rate_of_day: ExchangeRateOfDay
  exchange_reading: ExchangeReading
  figure_request: FigureRequest
  file_to_delete: FileToDelete
  footprint: Footprint
  footprint_certificate: FootprintCertificate
  footprint_certificate_end: FootprintCertificateEnd
  footprint_declaration: FootprintDeclaration
  footprint_evidence: FootprintEvidence
  footprint_inventory: FootprintInventory
  footprint_site: FootprintSite
  footprint_verification: FootprintVerification
  foreign_payment: ForeignPayment
  gateway_event: GatewayEvent
  gift: Gift
  granted_impact: GrantedImpact
  health_sample: HealthSample
  household_action: HouseholdAction
  household_result: HouseholdResult
  idempotent_request: IdempotentRequest
  impact_evidence: ImpactEvidence
  impact_ledger_entry: ImpactLedgerEntry
  impact_page: ImpactPage
  impact_page_address: ImpactPageAddress
  impact_page_logo: ImpactPageLogo
  impact_platform_total: ImpactPlatformTotal
  impact_rollup_day: ImpactRollupDay
  impact_rollup_month: ImpactRollupMonth
  impact_rollup_project: ImpactRollupProject
  installation_setting: InstallationSetting
  intensity_figure: IntensityFigure
  intensity_year: IntensityYear
  inventory_category: InventoryCategory
  inventory_entity: InventoryEntity
  inventory_line: InventoryLine
  inventory_line_event: InventoryLineEvent
  inventory_recalculation: InventoryRecalculation
  inventory_vehicle_month: InventoryVehicleMonth
  invitation: Invitation
  invoice: Invoice
  invoice_number_gap: InvoiceNumberGap
  invoice_numbers_reserved: InvoiceNumbersReserved
  invoice_statement: InvoiceStatement
  large_order_review: LargeOrderReview
  lead: Lead
  ledger_import: LedgerImport
  ledger_log_checkpoint: LedgerLogCheckpoint
  ledger_log_halt: LedgerLogHalt
  ledger_log_head: LedgerLogHead
  ledger_log_key: LedgerLogKey
  ledger_log_leaf: LedgerLogLeaf
  ledger_log_lost: LedgerLogLost
  ledger_log_queue: LedgerLogQueue
  ledger_log_tile: LedgerLogTile
  ledger_memory: LedgerMemory
  ledger_row: LedgerRow
  ledger_secret: LedgerSecret
  live_account: LiveAccount
  mail_suppression: MailSuppression
  membership: Membership
  meter_bill: MeterBill
  newsletter_delivery: NewsletterDelivery
  newsletter_feedback: NewsletterFeedback
  newsletter_issue: NewsletterIssue
  newsletter_reader: NewsletterReader
  newsletter_suppression: NewsletterSuppression
  notification_choice: NotificationChoice
  oauth_grant: OauthGrant
  oauth_refresh_token: OauthRefreshToken
  open_data_release: OpenDataRelease
  own_answer: OwnAnswer
  own_product: OwnProduct
  passkey: Passkey
  passkey_challenge: PasskeyChallenge
  payment: Payment
  payment_alert: PaymentAlert
  payment_customer: PaymentCustomer
  payment_refund: PaymentRefund
  plan_quote: PlanQuote
  planned_action: PlannedAction
  plausibility_clearance: PlausibilityClearance
  price_book: PriceBook
  price_share: PriceShare
  product_footprint: ProductFootprint
  product_footprint_release: ProductFootprintRelease
  project: Project
  project_disclosure: ProjectDisclosure
  project_gate: ProjectGate
  project_payment: ProjectPayment
  project_quantity: ProjectQuantity
  project_receipt: ProjectReceipt
  project_verification: ProjectVerification
  provider_list_place: ProviderListPlace
  public_ledger_entry: PublicLedgerEntry
  public_ledger_month: PublicLedgerMonth
  purchase: Purchase
  purchase_quote: PurchaseQuote
  rate_limit: RateLimit
  received_footprint: ReceivedFootprint
  registry_answer: RegistryAnswer
  replaced_session_token: ReplacedSessionToken
  second_factor: SecondFactor
  selling_pause: SellingPause
  service_price: ServicePrice
  sign_in_method: SignInMethod
  sign_in_session: SignInSession
  sign_in_verification: SignInVerification
  staff_change: StaffChange
  staff_grant: StaffGrant
  staff_member: StaffMember
  status_incident: StatusIncident
  status_sighting: StatusSighting
  store: Store
  store_app_plan: StoreAppPlan
  store_bill: StoreBill
  store_bill_charge: StoreBillCharge
  store_bill_entry: StoreBillEntry
  store_bill_order: StoreBillOrder
  store_credit: StoreCredit
  store_credit_balance: StoreCreditBalance
  store_credit_note: StoreCreditNote
  store_delivery: StoreDelivery
  store_gap: StoreGap
  store_link: StoreLink
  store_order: StoreOrder
  store_order_node: StoreOrderNode
  store_settings: StoreSettings
  store_total: StoreTotal
  store_usage_attempt: StoreUsageAttempt
  store_usage_record: StoreUsageRecord
  store_usage_refusal: StoreUsageRefusal
  store_waiting: StoreWaiting
  stored_picture: StoredPicture
  subscription: Subscription
  subscription_cycle: SubscriptionCycle
  subscription_revision: SubscriptionRevision
  supplier: Supplier
  supplier_campaign: SupplierCampaign
  supplier_campaign_change: SupplierCampaignChange
  supplier_line: SupplierLine
  supplier_request: SupplierRequest
  supplier_request_event: SupplierRequestEvent
  supplier_use: SupplierUse
  supply_allocation: SupplyAllocation
  supply_block: SupplyBlock
  supply_cover: SupplyCover
  supply_generation: SupplyGeneration
  supply_leaf: SupplyLeaf
  supply_log_queue: SupplyLogQueue
  supply_lot: SupplyLot
  supply_lot_label: SupplyLotLabel
  supply_pool: SupplyPool
  supply_wait: SupplyWait
  target: Target
  tax_id: TaxId
  test_account: TestAccount
  test_certificate: TestCertificate
  test_ledger_entry: TestLedgerEntry
  unlock_request: UnlockRequest
  vehicle: Vehicle
  vehicle_draft: VehicleDraft
  vehicle_offset: VehicleOffset
  verification_answer: VerificationAnswer
  verification_error: VerificationError
  verification_line_check: VerificationLineCheck
  verification_point: VerificationPoint
  verification_question: VerificationQuestion
  webhook_attempt: WebhookAttempt
  webhook_endpoint: WebhookEndpoint
  webhook_message: WebhookMessage
  widget: Widget
  widget_picture: WidgetPicture
}

/** All tables and views. */
export const TABLES: readonly (keyof DB)[] = [
  'account',
  'account_event',
  'account_share',
  'account_write',
  'answer_release',
  'answer_statement',
  'api_call',
  'api_key',
  'api_key_secret',
  'api_purchase',
  'api_quote',
  'app_user',
  'audit_entry',
  'backup_code',
  'base_year_change',
  'base_year_policy',
  'base_year_recalculation',
  'billing_address',
  'catalogue_choice',
  'catalogue_vehicle',
  'certificate',
  'certificate_entry',
  'certificate_name',
  'certificate_revision',
  'certificate_statement',
  'certificate_statement_queue',
  'certificate_total',
  'certificate_withdrawal',
  'commuting_answer',
  'commuting_survey',
  'completeness_answer',
  'content_copy',
  'content_event',
  'content_image',
  'credential_key',
  'declaration_approval',
  'declaration_policy',
  'declared_report',
  'described_vehicle',
  'disclosure_profile',
  'email_message',
  'emission_factor',
  'emission_factor_set',
  'energy_meter',
  'event_account',
  'event_outbox',
  'evidence_reading',
  'exchange',
  'exchange_event',
  'exchange_message',
  'exchange_rate_of_day',
  'exchange_reading',
  'figure_request',
  'file_to_delete',
  'footprint',
  'footprint_certificate',
  'footprint_certificate_end',
  'footprint_declaration',
  'footprint_evidence',
  'footprint_inventory',
  'footprint_site',
  'footprint_verification',
  'foreign_payment',
  'gateway_event',
  'gift',
  'granted_impact',
  'health_sample',
  'household_action',
  'household_result',
  'idempotent_request',
  'impact_evidence',
  'impact_ledger_entry',
  'impact_page',
  'impact_page_address',
  'impact_page_logo',
  'impact_platform_total',
  'impact_rollup_day',
  'impact_rollup_month',
  'impact_rollup_project',
  'installation_setting',
  'intensity_figure',
  'intensity_year',
  'inventory_category',
  'inventory_entity',
  'inventory_line',
  'inventory_line_event',
  'inventory_recalculation',
  'inventory_vehicle_month',
  'invitation',
  'invoice',
  'invoice_number_gap',
  'invoice_numbers_reserved',
  'invoice_statement',
  'large_order_review',
  'lead',
  'ledger_import',
  'ledger_log_checkpoint',
  'ledger_log_halt',
  'ledger_log_head',
  'ledger_log_key',
  'ledger_log_leaf',
  'ledger_log_lost',
  'ledger_log_queue',
  'ledger_log_tile',
  'ledger_memory',
  'ledger_row',
  'ledger_secret',
  'live_account',
  'mail_suppression',
  'membership',
  'meter_bill',
  'newsletter_delivery',
  'newsletter_feedback',
  'newsletter_issue',
  'newsletter_reader',
  'newsletter_suppression',
  'notification_choice',
  'oauth_grant',
  'oauth_refresh_token',
  'open_data_release',
  'own_answer',
  'own_product',
  'passkey',
  'passkey_challenge',
  'payment',
  'payment_alert',
  'payment_customer',
  'payment_refund',
  'plan_quote',
  'planned_action',
  'plausibility_clearance',
  'price_book',
  'price_share',
  'product_footprint',
  'product_footprint_release',
  'project',
  'project_disclosure',
  'project_gate',
  'project_payment',
  'project_quantity',
  'project_receipt',
  'project_verification',
  'provider_list_place',
  'public_ledger_entry',
  'public_ledger_month',
  'purchase',
  'purchase_quote',
  'rate_limit',
  'received_footprint',
  'registry_answer',
  'replaced_session_token',
  'second_factor',
  'selling_pause',
  'service_price',
  'sign_in_method',
  'sign_in_session',
  'sign_in_verification',
  'staff_change',
  'staff_grant',
  'staff_member',
  'status_incident',
  'status_sighting',
  'store',
  'store_app_plan',
  'store_bill',
  'store_bill_charge',
  'store_bill_entry',
  'store_bill_order',
  'store_credit',
  'store_credit_balance',
  'store_credit_note',
  'store_delivery',
  'store_gap',
  'store_link',
  'store_order',
  'store_order_node',
  'store_settings',
  'store_total',
  'store_usage_attempt',
  'store_usage_record',
  'store_usage_refusal',
  'store_waiting',
  'stored_picture',
  'subscription',
  'subscription_cycle',
  'subscription_revision',
  'supplier',
  'supplier_campaign',
  'supplier_campaign_change',
  'supplier_line',
  'supplier_request',
  'supplier_request_event',
  'supplier_use',
  'supply_allocation',
  'supply_block',
  'supply_cover',
  'supply_generation',
  'supply_leaf',
  'supply_log_queue',
  'supply_lot',
  'supply_lot_label',
  'supply_pool',
  'supply_wait',
  'target',
  'tax_id',
  'test_account',
  'test_certificate',
  'test_ledger_entry',
  'unlock_request',
  'vehicle',
  'vehicle_draft',
  'vehicle_offset',
  'verification_answer',
  'verification_error',
  'verification_line_check',
  'verification_point',
  'verification_question',
  'webhook_attempt',
  'webhook_endpoint',
  'webhook_message',
  'widget',
  'widget_picture',
]
