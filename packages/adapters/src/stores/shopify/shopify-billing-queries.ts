const PLAN = `id status currentPeriodEnd
  lineItems { id plan { pricingDetails { ... on AppUsagePricing {
    cappedAmount { amount currencyCode } balanceUsed { amount currencyCode }
  } } } }`

export const START_PLAN = `mutation Start($name: String!, $returnUrl: URL!, $test: Boolean!,
    $lineItems: [AppSubscriptionLineItemInput!]!) {
  appSubscriptionCreate(name: $name, returnUrl: $returnUrl, test: $test, lineItems: $lineItems) {
    userErrors { message } confirmationUrl appSubscription { ${PLAN} }
  }
}`

export const READ_PLAN = `query Plan($id: ID!) { node(id: $id) { ... on AppSubscription { ${PLAN} } } }`

export const RAISE_CAP = `mutation Raise($id: ID!, $cappedAmount: MoneyInput!) {
  appSubscriptionLineItemUpdate(id: $id, cappedAmount: $cappedAmount) {
    userErrors { message } confirmationUrl
  }
}`

export const CANCEL_PLAN = `mutation Cancel($id: ID!) {
  appSubscriptionCancel(id: $id) { userErrors { message } }
}`

export const RECORD_USAGE = `mutation Record($id: ID!, $price: MoneyInput!, $description: String!, $key: String!) {
  appUsageRecordCreate(subscriptionLineItemId: $id, price: $price, description: $description,
      idempotencyKey: $key) {
    userErrors { message } appUsageRecord { id }
  }
}`

export const FIND_USAGE = `query Usage($id: ID!, $after: String) {
  node(id: $id) { ... on AppSubscriptionLineItem {
    usageRecords(first: 100, after: $after) {
      nodes { id idempotencyKey } pageInfo { hasNextPage endCursor }
    }
  } }
}`
