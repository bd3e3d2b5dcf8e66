import { GraphQLError, graphqlSync } from 'graphql'
import { SHOPIFY_SCHEMA } from './shopify-schema.ts'

/** Fields by name, each a value or a function of its arguments. */
export type Answerable = { readonly [field: string]: unknown }
type GraphqlArguments = Readonly<Record<string, unknown>>

/** Something of the question is wrong, and which code Shopify gives it. */
export class GraphqlProblem extends Error {
  readonly code: string
  constructor(message: string, code = 'undefinedField') {
    super(message)
    this.code = code
  }
}

/** What an operation gives: its data, or a problem that is thrown; `root` holds queries and mutations. */
export function answerGraphql(
  { query, variables }: { readonly query: string; readonly variables: GraphqlArguments },
  root: Answerable,
): object {
  const { data, errors } = graphqlSync({
    schema: SHOPIFY_SCHEMA,
    source: query,
    rootValue: root,
    variableValues: variables,
  })
  const [error] = errors ?? []
  // What a field throws itself is no mistake of the question.
  if (error?.originalError && !(error.originalError instanceof GraphQLError))
    throw error.originalError
  if (error) throw new GraphqlProblem(error.message)
  return data ?? {}
}

/** A page of a list as Shopify gives it. */
export function connection(all: readonly object[], { first, after }: GraphqlArguments) {
  const from = after === null || after === undefined ? 0 : Number(after)
  const to = from + Number(first)
  return {
    nodes: all.slice(from, to),
    pageInfo: { hasNextPage: to < all.length, endCursor: String(Math.min(to, all.length)) },
  }
}
