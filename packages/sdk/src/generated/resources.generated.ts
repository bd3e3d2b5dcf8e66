// Made from the contract of the public API by `npm run lists`.

import type { PendingAnswer } from '../client/answer.ts'
import type { CallOptions } from '../client/call-options.ts'
import type { ListAnswer } from '../client/list-answer.ts'
import type {
  Account,
  CancelPurchaseInput,
  Certificate,
  CertificateProof,
  ComputeEmissionsAnswer,
  ComputeEmissionsInput,
  ComputeVehicleEmissionsAnswer,
  ComputeVehicleEmissionsInput,
  CreatePurchaseInput,
  CreateQuoteBatchAnswer,
  CreateQuoteBatchInput,
  CreateQuoteInput,
  CreateStoreInput,
  CreateTestEventInput,
  CreateWebhookEndpointAnswer,
  CreateWebhookEndpointInput,
  DeleteOrderInput,
  DeleteWebhookEndpointInput,
  EstimateFootprintAnswer,
  EstimateFootprintInput,
  EstimateHouseholdAnswer,
  EstimateHouseholdInput,
  Event,
  Footprint,
  GetCertificateInput,
  GetCertificatePdfInput,
  GetCertificateProofInput,
  GetEmissionFactorAnswer,
  GetEmissionFactorInput,
  GetEventInput,
  GetFootprintInput,
  GetImpactAnswer,
  GetImpactInput,
  GetInvoiceInput,
  GetLedgerConsistencyAnswer,
  GetLedgerConsistencyInput,
  GetLedgerEntryInput,
  GetOrderInput,
  GetProjectAnswer,
  GetProjectInput,
  GetPublicTotalsAnswer,
  GetPurchaseInput,
  GetQuoteInput,
  GetStoreInput,
  GetSubscriptionInput,
  GetWebhookEndpointInput,
  IdentifyVehicleAnswer,
  IdentifyVehicleInput,
  Invoice,
  LedgerEntry,
  LedgerLog,
  ListCertificatesAnswer,
  ListCertificatesInput,
  ListEventTypesAnswer,
  ListEventsAnswer,
  ListEventsInput,
  ListFootprintOptionsAnswer,
  ListFootprintsAnswer,
  ListHouseholdQuestionsAnswer,
  ListHouseholdQuestionsInput,
  ListInvoicesAnswer,
  ListInvoicesInput,
  ListLedgerEntriesAnswer,
  ListLedgerEntriesInput,
  ListOrdersAnswer,
  ListOrdersInput,
  ListPricesAnswer,
  ListProjectsAnswer,
  ListPurchasesAnswer,
  ListPurchasesInput,
  ListStoresAnswer,
  ListSubscriptionsAnswer,
  ListVehicleOptionsAnswer,
  ListVehicleOptionsInput,
  ListWebhookAttemptsAnswer,
  ListWebhookAttemptsInput,
  ListWebhookEndpointsAnswer,
  OrderOfShop,
  Purchase,
  PushOrdersAnswer,
  PushOrdersInput,
  PutOrder,
  PutOrderInput,
  Quote,
  ReplayEventsAnswer,
  ReplayEventsInput,
  RotateWebhookSecretAnswer,
  RotateWebhookSecretInput,
  SearchEmissionFactorsAnswer,
  SearchEmissionFactorsInput,
  SetContributionRuleAnswer,
  SetContributionRuleInput,
  StoreWithRule,
  Subscription,
  TestReset,
  TestWebhookEndpointInput,
  UpdateStoreInput,
  UpdateWebhookEndpointInput,
  WebhookEndpoint,
} from './types.generated.ts'

/** Every call of the public API, by what it is about. */
export interface Resources {
  /** The account of the key, and what the key may do. */
  readonly account: {
    /** The account of the key. Who the key belongs to and what it may do. A good first call. Needs the scope account:read. */
    get(options?: CallOptions): PendingAnswer<Account>
    /** Delete all test data. With a test key: deletes what test keys of the account made until now, which is quotes, purchases with their certificates, shops with their orders, and events. Keys and webhooks stay, and events are numbered on from where they were. Where there is very much, it answers `202`, and the rest goes in the next minutes. Without a reset, test data goes by itself after 90 days. Live data is never touched. Needs the scope purchases:write. */
    resetTestData(options?: CallOptions): PendingAnswer<TestReset>
  }
  /** Where trees are planted, carbon is stored and plastic is removed. */
  readonly projects: {
    /** One project. A project, with how its units are counted and what is not known of it. Needs no key. */
    get(input: GetProjectInput, options?: CallOptions): PendingAnswer<GetProjectAnswer>
    /** Every project. Where each project is, what it does, and what everyone together has funded there. Needs no key. */
    list(options?: CallOptions): PendingAnswer<ListProjectsAnswer>
  }
  /** What a tree, a tonne and a kilogram cost. */
  readonly prices: {
    /** Prices. The price book in force in each currency, and the next one where it is announced. A price times a quantity is rounded up to a whole minor unit. Needs no key. */
    list(options?: CallOptions): PendingAnswer<ListPricesAnswer>
  }
  /** What a choice costs, for as long as the quote lasts. */
  readonly quotes: {
    /** Price a choice. By quantities, by a mass, or by an amount of money: then it is the most that the amount pays for, and the quote never costs more. Nothing is charged. Needs the scope quotes:write. */
    create(input: CreateQuoteInput, options?: CallOptions): PendingAnswer<Quote>
    /** Price several choices at once. Up to 20, each by itself: one that cannot be priced says why in its place, and the others are priced. A field that cannot be read refuses the whole call. It counts as one call. Needs the scope quotes:write. */
    createBatch(input: CreateQuoteBatchInput, options?: CallOptions): PendingAnswer<CreateQuoteBatchAnswer>
    /** One quote. A quote that a key of the account made. One that nobody buys goes some days after it expired. Needs the scope quotes:write. */
    get(input: GetQuoteInput, options?: CallOptions): PendingAnswer<Quote>
  }
  /** Published emission factors, and emissions computed from activities. */
  readonly factors: {
    /** Emissions of up to 100 activities. Quantity times factor for each activity, with the range of each and of their sum. Nothing is stored. Needs the scope estimates:write. */
    compute(input: ComputeEmissionsInput, options?: CallOptions): PendingAnswer<ComputeEmissionsAnswer>
    /** One emission factor. A published factor by its id. Needs no key. */
    get(input: GetEmissionFactorInput, options?: CallOptions): PendingAnswer<GetEmissionFactorAnswer>
    /** Emission factors by plain words. Published factors, the best match first, each with its source, edition and licence. A factor of another country says so in `foreign`. Needs no key. */
    search(input?: SearchEmissionFactorsInput, options?: CallOptions): ListAnswer<SearchEmissionFactorsAnswer, 'factors'>
  }
  /** What a vehicle emits in a year. */
  readonly vehicles: {
    /** What a vehicle emits in a year. From its kind and its mileage: grams, with the arithmetic, the factors and their source. Nothing is stored. Needs the scope estimates:write. */
    computeEmissions(input: ComputeVehicleEmissionsInput, options?: CallOptions): PendingAnswer<ComputeVehicleEmissionsAnswer>
    /** The vehicle of a UK registration number. From the registry of the DVLA. Where its tested CO2 is known, `basis` goes into computeVehicleEmissions as it is; otherwise it is estimated by its kind. At most 30 numbers in ten minutes. Needs the scope estimates:write. */
    identify(input: IdentifyVehicleInput, options?: CallOptions): PendingAnswer<IdentifyVehicleAnswer>
    /** The next question about a vehicle. The next question of an estimate with its choices, after the answers in the query. Needs no key. */
    listOptions(input: ListVehicleOptionsInput, options?: CallOptions): PendingAnswer<ListVehicleOptionsAnswer>
  }
  /** A person’s footprint, with its range and what would narrow it. */
  readonly households: {
    /** A person’s yearly footprint. From a country and as many answers as there are: the total in grams, where four people in five with these answers lie, and the question whose answer would tell most. Nothing is stored. Needs the scope estimates:write. */
    estimate(input: EstimateHouseholdInput, options?: CallOptions): PendingAnswer<EstimateHouseholdAnswer>
    /** The questions about a household. What may be answered in one of 62 countries, with the choices of each question. Needs no key. */
    listQuestions(input?: ListHouseholdQuestionsInput, options?: CallOptions): PendingAnswer<ListHouseholdQuestionsAnswer>
  }
  /** A first estimate of a company’s footprint, and the footprints that the account saved. */
  readonly footprints: {
    /** A company’s yearly emissions. From sector, turnover and country: scopes 1, 2 and 3 in grams, with the range in which four of five such companies lie. Nothing is stored. Needs the scope estimates:write. */
    estimate(input: EstimateFootprintInput, options?: CallOptions): PendingAnswer<EstimateFootprintAnswer>
    /** One footprint. A footprint of the account by its id. Needs the scope footprints:read. */
    get(input: GetFootprintInput, options?: CallOptions): PendingAnswer<Footprint>
    /** What an estimate can be made of. Sectors by group, countries, currencies and years. Needs no key. */
    listOptions(options?: CallOptions): PendingAnswer<ListFootprintOptionsAnswer>
    /** Footprints of the account. All that it saved, the one that began last first. They are made and declared on our pages; a test account has none. Needs the scope footprints:read. */
    list(options?: CallOptions): PendingAnswer<ListFootprintsAnswer>
  }
  /** What the account buys once, and has bought. */
  readonly purchases: {
    /** Cancel a purchase that is not paid. Ends it, here and at the payment provider, and gives back what it set aside of the limits of the key. A key ends only what a key began. Needs the scope purchases:write. */
    cancel(input: CancelPurchaseInput, options?: CallOptions): PendingAnswer<Purchase>
    /** Buy a quote. Within the limits of the key, by a saved card of the account: `201` and paid at once. Or `202` and `requires_action`, where a person has to do something first: above the sum that the key may spend alone someone of the account says yes, the bank may want to see the cardholder, and with the method `link` a person pays on our page. Owners of the account get an email about the first two. A declined card ends the purchase and its quote. With a test key nothing is charged and nothing of it counts; the card `pm_card_chargeDeclined` is declined. With `dryRun=true` it says what it would do, and does nothing. Needs the scope purchases:write. */
    create(input: CreatePurchaseInput, options?: CallOptions): PendingAnswer<Purchase>
    /** One purchase. A purchase of the account by its id. Needs the scope purchases:read. */
    get(input: GetPurchaseInput, options?: CallOptions): PendingAnswer<Purchase>
    /** Purchases of the account. Newest first. Pass `nextCursor` as `cursor` to go on. Needs the scope purchases:read. */
    list(input?: ListPurchasesInput, options?: CallOptions): ListAnswer<ListPurchasesAnswer, 'data'>
  }
  /** What the account pays for by month or year. */
  readonly subscriptions: {
    /** One subscription. A subscription of the account by its id. Needs the scope subscriptions:read. */
    get(input: GetSubscriptionInput, options?: CallOptions): PendingAnswer<Subscription>
    /** Subscriptions of the account. All of them, newest first. To begin, change or end one is a person’s commitment, and done on our pages. A test account has none. Needs the scope subscriptions:read. */
    list(options?: CallOptions): PendingAnswer<ListSubscriptionsAnswer>
  }
  /** Shops, connected or without a connector, and what their orders contribute. */
  readonly stores: {
    /** Add a shop that has no connector. Its orders come by pushOrders. What each order contributes is the rule given here, or chosen later on our pages; orders of a live shop contribute once the account has a plan for its shops. Needs the scope stores:write. */
    create(input: CreateStoreInput, options?: CallOptions): PendingAnswer<StoreWithRule>
    /** One shop. A shop of the account by its id, with its rule, what is pending and what it funded. Needs the scope stores:read. */
    get(input: GetStoreInput, options?: CallOptions): PendingAnswer<StoreWithRule>
    /** Shops of the account. All of them, those that are connected first. Needs the scope stores:read. */
    list(options?: CallOptions): PendingAnswer<ListStoresAnswer>
    /** Choose what each order of a shop contributes. It counts for orders that are placed from now on, never retrospectively. With `dryRun=true` nothing is stored; either way the answer says what the last paid orders of the shop, 50 at most, would have contributed by the rule at the prices of now. Needs the scope stores:write. */
    setContributionRule(input: SetContributionRuleInput, options?: CallOptions): PendingAnswer<SetContributionRuleAnswer>
    /** Pause a shop, resume it, limit what it contributes, or name it. Orders of a pause contribute nothing, for good. An order that no longer fits under the limit of a bill has nothing. Only a shop without a connector is named here: others are named where they sell. What is left out stays as it is. Needs the scope stores:write. */
    update(input: UpdateStoreInput, options?: CallOptions): PendingAnswer<StoreWithRule>
  }
  /** Orders of shops, and what each funds. */
  readonly orders: {
    /** Remove an order of a shop that has no connector. For good: it contributes nothing, also when it is sent again. What a bill has of it is credited by the next one. It stays in the list, with `deleted` as its reason. A cancellation or a refund is a new state of the order, and is sent by putOrder. Needs the scope orders:write. */
    delete(input: DeleteOrderInput, options?: CallOptions): PendingAnswer<void>
    /** One order. An order of a shop of the account, with a connector or without, and the link to what it funded, for its shopper. Needs the scope orders:read. */
    get(input: GetOrderInput, options?: CallOptions): PendingAnswer<OrderOfShop>
    /** Orders of the account’s shops. Newest first, of shops with a connector and without. Pass `nextCursor` as `cursor` to go on. Needs the scope orders:read. */
    list(input?: ListOrdersInput, options?: CallOptions): ListAnswer<ListOrdersAnswer, 'data'>
    /** Send orders of a shop that has no connector. Up to 100 at once: all are stored, or none. An order is known by its id: sent again it changes nothing, and with a later `updatedAt` it is as it is now, so refunds and cancellations are sent in the same way. Send nothing about the shopper. With `dryRun=true` it says what the orders would contribute, and nothing is stored. Needs the scope orders:write. */
    push(input: PushOrdersInput, options?: CallOptions): PendingAnswer<PushOrdersAnswer>
    /** Send one order of a shop that has no connector. As pushOrders does for many. It needs no idempotency key: the state with the newest `updatedAt` counts, in whichever order they arrive. With `dryRun=true` it says what the order would contribute, and nothing is stored. Needs the scope orders:write. */
    put(input: PutOrderInput, options?: CallOptions): PendingAnswer<PutOrder>
  }
  /** What the account was billed. */
  readonly invoices: {
    /** One invoice. An invoice of the account by its id. Needs the scope invoices:read. */
    get(input: GetInvoiceInput, options?: CallOptions): PendingAnswer<Invoice>
    /** Invoices of the account. Newest first, of purchases and of subscriptions. Pass `nextCursor` as `cursor` to go on. A test account has none. Needs the scope invoices:read. */
    list(input?: ListInvoicesInput, options?: CallOptions): ListAnswer<ListInvoicesAnswer, 'data'>
  }
  /** What was bought, as anyone may check it. */
  readonly certificates: {
    /** What a certificate states. For anyone who holds its number or short code: what it covers, its ledger entries, and where they stand in the public log. One of a test account is shown to its own test keys, and to nobody else. Needs no key. */
    get(input: GetCertificateInput, options?: CallOptions): PendingAnswer<Certificate>
    /** A certificate as PDF. One of the account’s own certificates, as its holder prints it. One of a test account has TEST across it and in its title, and neither a QR code nor a short code. Needs the scope certificates:read. */
    getPdf(input: GetCertificatePdfInput, options?: CallOptions): PendingAnswer<Uint8Array>
    /** The proof of a certificate. For anyone who holds its number or short code: its newest statement with the proof that it stands in the public log, to be checked without asking us again. What was bought a moment ago is not logged yet, and a test certificate cannot be found here. Needs no key. */
    getProof(input: GetCertificateProofInput, options?: CallOptions): PendingAnswer<CertificateProof>
    /** Certificates of the account. Newest first. Pass `nextCursor` as `cursor` to go on. Needs the scope certificates:read. */
    list(input?: ListCertificatesInput, options?: CallOptions): ListAnswer<ListCertificatesAnswer, 'data'>
  }
  /** What the account, and everyone together, has funded. */
  readonly impact: {
    /** What the account has funded. Totals of a range of days, by month and by product, from the ledger. Needs the scope impact:read. */
    get(input?: GetImpactInput, options?: CallOptions): PendingAnswer<GetImpactAnswer>
    /** What everyone together has funded. Trees in thousandths, CO2e and plastic in grams, from the ledger. Needs no key. */
    getPublicTotals(options?: CallOptions): PendingAnswer<GetPublicTotalsAnswer>
  }
  /** What happened in the account, in order and without gaps. */
  readonly events: {
    /** Make an example of an event. With a test key: an event of any type, with the data of its example, is recorded and sent to the webhooks of the test account that want it. What it says did not happen. Needs the scope webhooks:write. */
    createTest(input: CreateTestEventInput, options?: CallOptions): PendingAnswer<Event>
    /** One event. An event of the last 90 days by its id. Needs the scope events:read. */
    get(input: GetEventInput, options?: CallOptions): PendingAnswer<Event>
    /** The types of event. Every type of event, with what it means. Needs no key. */
    listTypes(options?: CallOptions): PendingAnswer<ListEventTypesAnswer>
    /** What happened in the account. Oldest first, of the last 90 days. Pass `nextCursor` as `after` to go on; at the end it stays good, so that the same call finds what comes next. `after=latest` skips all that is there, and its `nextCursor` finds what comes from now on. With `wait` it answers as soon as there is something, and at the latest after so many seconds; of an account 20 calls may wait at once, and one more is answered without waiting. Needs the scope events:read. */
    list(input?: ListEventsInput, options?: CallOptions): ListAnswer<ListEventsAnswer, 'data'>
  }
  /** Where events are sent as they happen. */
  readonly webhooks: {
    /** Send events to an address. From then on each event of these types is sent there, signed as Standard Webhooks 1.0.0 says; without types, every event but those of single orders (`order.…`), which a busy shop has thousands of. The secret is in this answer alone. Needs the scope webhooks:write. */
    create(input: CreateWebhookEndpointInput, options?: CallOptions): PendingAnswer<CreateWebhookEndpointAnswer>
    /** Remove a webhook. Nothing is sent there any more, and its deliveries are forgotten. Needs the scope webhooks:write. */
    delete(input: DeleteWebhookEndpointInput, options?: CallOptions): PendingAnswer<void>
    /** One webhook. A webhook of the account by its id. Needs the scope webhooks:read. */
    get(input: GetWebhookEndpointInput, options?: CallOptions): PendingAnswer<WebhookEndpoint>
    /** What was sent to a webhook, and what it answered. The latest 50 attempts of the last 30 days, newest first. Needs the scope webhooks:read. */
    listAttempts(input: ListWebhookAttemptsInput, options?: CallOptions): PendingAnswer<ListWebhookAttemptsAnswer>
    /** Where events are sent. The webhooks of the account, newest first: never more than 20, and so in one answer. Needs the scope webhooks:read. */
    list(options?: CallOptions): PendingAnswer<ListWebhookEndpointsAnswer>
    /** Send an event again, or all that failed. One event by its id, or, without one, up to 1,000 that were given up. Each keeps its id, so that a receiver knows it again. Needs the scope webhooks:write. */
    replayEvents(input: ReplayEventsInput, options?: CallOptions): PendingAnswer<ReplayEventsAnswer>
    /** Give a webhook a new secret. The old one signs, too, for another day. Needs the scope webhooks:write. */
    rotateSecret(input: RotateWebhookSecretInput, options?: CallOptions): PendingAnswer<RotateWebhookSecretAnswer>
    /** Send a test event. A `test.ping` to every webhook of the account that wants it; this one has to be on. Needs the scope webhooks:write. */
    test(input: TestWebhookEndpointInput, options?: CallOptions): PendingAnswer<void>
    /** Change a webhook, or switch it on or off. What is switched on again gets what happened while it was off, oldest first. Needs the scope webhooks:write. */
    update(input: UpdateWebhookEndpointInput, options?: CallOptions): PendingAnswer<WebhookEndpoint>
  }
  /** Every entry that was ever funded, and the public log that proves it. */
  readonly ledger: {
    /** That a later tree continues an earlier one. The consistency proof of RFC 9162 between the trees of two sizes; the later one is no larger than the newest that was signed. Needs no key. */
    getConsistency(input: GetLedgerConsistencyInput, options?: CallOptions): PendingAnswer<GetLedgerConsistencyAnswer>
    /** One entry of the public ledger. By its number, for anyone. Its `logIndex` is its place in the public log, with the proof at `/ledger/proof/{logIndex}`. Needs no key. */
    getEntry(input: GetLedgerEntryInput, options?: CallOptions): PendingAnswer<LedgerEntry>
    /** The public log. Its newest signed checkpoint, and the keys that open it. Anyone who keeps one and asks for the consistency with a later one knows that nothing was changed in between. Needs no key. */
    getLog(options?: CallOptions): PendingAnswer<LedgerLog>
    /** What the ledger holds of the account. What counts for the latest dates first. Pass `nextCursor` as `cursor` to go on. A test account has no entries here: those of its purchases stand in its certificates. Needs the scope ledger:read. */
    listEntries(input?: ListLedgerEntriesInput, options?: CallOptions): ListAnswer<ListLedgerEntriesAnswer, 'data'>
  }
}
