import { buildSchema } from 'graphql'

/**
 * The part of Shopify's Admin API that an app like ours uses, with the types, arguments and nullability of its
 * published reference (shopify.dev/docs/api/admin-graphql): what is asked for beyond it is refused. Only the currency of
 * an order may be missing here, so that a test can send an order that is not as documented.
 */
export const SHOPIFY_SCHEMA = buildSchema(`
  scalar CurrencyCode
  scalar DateTime
  scalar Decimal
  scalar URL

  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type MoneyV2 { amount: Decimal! currencyCode: CurrencyCode! }
  type MoneyBag { shopMoney: MoneyV2! }
  input MoneyInput { amount: Decimal! currencyCode: CurrencyCode! }
  type UserError { field: [String!] message: String! }

  interface Node { id: ID! }

  type Shop { name: String! myshopifyDomain: String! currencyCode: CurrencyCode! ianaTimezone: String! }
  type AccessScope { handle: String! }
  type AppInstallation { accessScopes: [AccessScope!]! }

  enum OrderDisplayFinancialStatus {
    AUTHORIZED EXPIRED PAID PARTIALLY_PAID PARTIALLY_REFUNDED PENDING REFUNDED VOIDED
  }
  enum OrderSortKeys { CREATED_AT ID UPDATED_AT }
  type Customer { id: ID! }
  type Order implements Node {
    id: ID!
    name: String!
    createdAt: DateTime!
    updatedAt: DateTime!
    cancelledAt: DateTime
    test: Boolean!
    displayFinancialStatus: OrderDisplayFinancialStatus
    currencyCode: CurrencyCode
    subtotalPriceSet: MoneyBag
    totalTipReceivedSet: MoneyBag!
    customer: Customer
    lineItems(first: Int, after: String): LineItemConnection!
    refunds(first: Int): [Refund!]!
  }
  type OrderConnection { nodes: [Order!]! pageInfo: PageInfo! }
  type LineItem implements Node {
    id: ID!
    title: String!
    quantity: Int!
    isGiftCard: Boolean!
    originalUnitPriceSet: MoneyBag!
    discountAllocations: [DiscountAllocation!]!
  }
  type LineItemConnection { nodes: [LineItem!]! pageInfo: PageInfo! }
  type DiscountAllocation { allocatedAmountSet: MoneyBag! }
  type Refund implements Node {
    id: ID!
    createdAt: DateTime
    refundLineItems(first: Int, after: String): RefundLineItemConnection!
    orderAdjustments(first: Int, after: String): OrderAdjustmentConnection!
  }
  type RefundLineItem { id: ID lineItem: LineItem! subtotalSet: MoneyBag! }
  type RefundLineItemConnection { nodes: [RefundLineItem!]! pageInfo: PageInfo! }
  enum OrderAdjustmentDiscrepancyReason {
    BALANCE_ADJUSTMENT CUSTOMER DAMAGE FULL_RETURN_BALANCING_ADJUSTMENT PENDING_REFUND_DISCREPANCY
    REFUND_DISCREPANCY RESTOCK
  }
  type OrderAdjustment implements Node {
    id: ID!
    reason: OrderAdjustmentDiscrepancyReason
    amountSet: MoneyBag!
  }
  type OrderAdjustmentConnection { nodes: [OrderAdjustment!]! pageInfo: PageInfo! }

  enum WebhookSubscriptionTopic {
    APP_SUBSCRIPTIONS_APPROACHING_CAPPED_AMOUNT APP_SUBSCRIPTIONS_UPDATE APP_UNINSTALLED
    ORDERS_CANCELLED ORDERS_CREATE ORDERS_DELETE ORDERS_EDITED ORDERS_PAID ORDERS_UPDATED REFUNDS_CREATE SHOP_UPDATE
  }
  enum WebhookSubscriptionFormat { JSON XML }
  input WebhookSubscriptionInput {
    uri: String
    format: WebhookSubscriptionFormat
    includeFields: [String!]
  }
  type WebhookSubscription implements Node {
    id: ID!
    topic: WebhookSubscriptionTopic!
    uri: String!
    includeFields: [String!]!
  }
  type WebhookSubscriptionConnection { nodes: [WebhookSubscription!]! pageInfo: PageInfo! }
  type WebhookSubscriptionCreatePayload {
    userErrors: [UserError!]!
    webhookSubscription: WebhookSubscription
  }
  type WebhookSubscriptionDeletePayload {
    userErrors: [UserError!]!
    deletedWebhookSubscriptionId: ID
  }

  enum AppSubscriptionStatus { ACCEPTED ACTIVE CANCELLED DECLINED EXPIRED FROZEN PENDING }
  type AppSubscription implements Node {
    id: ID!
    status: AppSubscriptionStatus!
    currentPeriodEnd: DateTime
    lineItems: [AppSubscriptionLineItem!]!
  }
  type AppSubscriptionLineItem implements Node {
    id: ID!
    plan: AppPlanV2!
    usageRecords(first: Int, after: String): AppUsageRecordConnection!
  }
  type AppPlanV2 { pricingDetails: AppPricingDetails! }
  union AppPricingDetails = AppUsagePricing | AppRecurringPricing
  type AppRecurringPricing { price: MoneyV2! }
  type AppUsagePricing { cappedAmount: MoneyV2! balanceUsed: MoneyV2! terms: String! }
  type AppUsageRecord implements Node { id: ID! idempotencyKey: String description: String! }
  type AppUsageRecordConnection { nodes: [AppUsageRecord!]! pageInfo: PageInfo! }
  input AppUsagePricingInput { terms: String! cappedAmount: MoneyInput! }
  input AppPlanInput { appUsagePricingDetails: AppUsagePricingInput }
  input AppSubscriptionLineItemInput { plan: AppPlanInput! }
  type AppSubscriptionCreatePayload {
    userErrors: [UserError!]!
    confirmationUrl: URL
    appSubscription: AppSubscription
  }
  type AppSubscriptionLineItemUpdatePayload {
    userErrors: [UserError!]!
    confirmationUrl: URL
    appSubscription: AppSubscription
  }
  type AppSubscriptionCancelPayload { userErrors: [UserError!]! appSubscription: AppSubscription }
  type AppUsageRecordCreatePayload { userErrors: [UserError!]! appUsageRecord: AppUsageRecord }

  type Query {
    shop: Shop!
    currentAppInstallation: AppInstallation!
    node(id: ID!): Node
    nodes(ids: [ID!]!): [Node]!
    orders(first: Int, after: String, query: String, sortKey: OrderSortKeys): OrderConnection!
    webhookSubscriptions(first: Int, after: String): WebhookSubscriptionConnection!
  }
  type Mutation {
    webhookSubscriptionCreate(
      topic: WebhookSubscriptionTopic!
      webhookSubscription: WebhookSubscriptionInput!
    ): WebhookSubscriptionCreatePayload
    webhookSubscriptionDelete(id: ID!): WebhookSubscriptionDeletePayload
    appSubscriptionCreate(
      name: String!
      returnUrl: URL!
      test: Boolean
      lineItems: [AppSubscriptionLineItemInput!]!
    ): AppSubscriptionCreatePayload
    appSubscriptionLineItemUpdate(
      id: ID!
      cappedAmount: MoneyInput!
    ): AppSubscriptionLineItemUpdatePayload
    appSubscriptionCancel(id: ID!, prorate: Boolean): AppSubscriptionCancelPayload
    appUsageRecordCreate(
      subscriptionLineItemId: ID!
      price: MoneyInput!
      description: String!
      idempotencyKey: String
    ): AppUsageRecordCreatePayload
  }
`)
