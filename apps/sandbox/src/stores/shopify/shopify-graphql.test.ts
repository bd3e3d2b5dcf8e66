import { expect, test } from 'vitest'
import { answerGraphql, connection, GraphqlProblem } from './shopify-graphql.ts'

const SHOP = { name: 'Fern', myshopifyDomain: 'fern.myshopify.com' }
const ask = (query: string, variables = {}) =>
  answerGraphql(
    { query, variables },
    {
      shop: SHOP,
      node: ({ id }: { id: string }) => ({ __typename: 'Refund', id, createdAt: null }),
      orders: (args: object) => connection([{ id: '1' }, { id: '2' }, { id: '3' }], { ...args }),
    },
  )

test('what is asked for is answered, by its alias and of its kind alone', () => {
  expect(ask('{ mine: shop { name } }')).toEqual({ mine: { name: 'Fern' } })
  const query = 'query ($id: ID!) { node(id: $id) { ... on Refund { id } ... on Order { name } } }'
  expect(ask(query, { id: '7' })).toEqual({ node: { id: '7' } })
})

test('a list is given in pages', () => {
  const query = `query ($after: String) { orders(first: 2, after: $after) {
    nodes { id } pageInfo { hasNextPage endCursor } } }`
  const first = ask(query)
  expect(first).toMatchObject({ orders: { pageInfo: { hasNextPage: true, endCursor: '2' } } })
  expect(ask(query, { after: '2' })).toMatchObject({
    orders: { nodes: [{ id: '3' }], pageInfo: { hasNextPage: false } },
  })
})

test.each([
  ['a field that there is not', '{ shop { owner } }', {}],
  ['an object without its fields', '{ shop }', {}],
  ['an argument that there is not', '{ orders(last: 2) { nodes { id } } }', {}],
  ['an unknown value of a list', '{ orders(first: 2, sortKey: PRICE) { nodes { id } } }', {}],
  ['a variable that is not given', 'query ($id: ID!) { node(id: $id) { id } }', {}],
  [
    'a variable of another type',
    'query ($n: Int) { orders(first: $n) { nodes { id } } }',
    { n: 'x' },
  ],
  ['half a question', '{ shop { name ', {}],
])('%s is refused, as the real service does', (_, query, variables) => {
  expect(() => ask(query, variables)).toThrow(GraphqlProblem)
})
