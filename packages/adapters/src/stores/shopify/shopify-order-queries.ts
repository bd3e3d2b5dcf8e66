/** How many orders are read at once: a query may cost a thousand points, and its lists count in full. */
export const SHOPIFY_ORDERS_AT_ONCE = 10
/** What is read of most orders; the rest of a larger one is read by itself. */
export const REFUNDS = 4

export const CHANGED = `query Changed($query: String!, $after: String) {
  orders(first: 100, after: $after, query: $query, sortKey: UPDATED_AT) {
    nodes { id updatedAt }
    pageInfo { hasNextPage endCursor }
  }
}`

const SHOPIFY_PAGE_INFO = 'pageInfo { hasNextPage endCursor }'
const SHOPIFY_LINE_FIELDS = `id quantity isGiftCard title
  originalUnitPriceSet { shopMoney { amount } }
  discountAllocations { allocatedAmountSet { shopMoney { amount } } }`
const RETURNED = 'id lineItem { id } subtotalSet { shopMoney { amount } }'
const ADJUSTED = 'id reason amountSet { shopMoney { amount } }'
const ADJUSTMENTS = `orderAdjustments(first: 3) { nodes { ${ADJUSTED} } ${SHOPIFY_PAGE_INFO} }`

// Nothing of the customer is among it.
export const SHOPIFY_ORDERS_QUERY = `query Orders($ids: [ID!]!) {
  nodes(ids: $ids) { ... on Order {
    id name createdAt updatedAt cancelledAt test displayFinancialStatus currencyCode
    subtotalPriceSet { shopMoney { amount } }
    totalTipReceivedSet { shopMoney { amount } }
    lineItems(first: 20) { nodes { ${SHOPIFY_LINE_FIELDS} } ${SHOPIFY_PAGE_INFO} }
    refunds(first: ${REFUNDS}) {
      id createdAt ${ADJUSTMENTS}
      refundLineItems(first: 10) { nodes { ${RETURNED} } ${SHOPIFY_PAGE_INFO} }
    }
  } }
}`

export const SHOPIFY_LINES_QUERY = `query Lines($id: ID!, $after: String) {
  node(id: $id) { ... on Order { lineItems(first: 100, after: $after) { nodes { ${SHOPIFY_LINE_FIELDS} } ${SHOPIFY_PAGE_INFO} } } }
}`

export const ALL_REFUNDS = `query Refunds($id: ID!) {
  node(id: $id) { ... on Order { refunds(first: 100) {
    id createdAt ${ADJUSTMENTS}
    refundLineItems(first: 5) { nodes { ${RETURNED} } ${SHOPIFY_PAGE_INFO} }
  } } }
}`

export const RETURNED_LINES = `query Returned($id: ID!, $after: String) {
  node(id: $id) { ... on Refund {
    refundLineItems(first: 100, after: $after) { nodes { ${RETURNED} } ${SHOPIFY_PAGE_INFO} }
  } }
}`

export const MORE_ADJUSTMENTS = `query Adjustments($id: ID!, $after: String) {
  node(id: $id) { ... on Refund {
    orderAdjustments(first: 100, after: $after) { nodes { ${ADJUSTED} } ${SHOPIFY_PAGE_INFO} }
  } }
}`
