/** How one call is sent. */
export type Operation = {
  /** Its method of the client: `understory.<resource>.<name>`. */
  readonly resource: string
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Parameters in braces, as OpenAPI writes them. */
  readonly path: `/v1/${string}`
  /** What of the input belongs to the query. */
  readonly query?: readonly string[]
  /** What is neither in the path nor in the query is the body. */
  readonly hasBody?: true
  /** It takes an `Idempotency-Key`: sent again with the same one, it is done once. */
  readonly isRepeatable?: true
  /** What the query takes to go on in a list, and where its items are. */
  readonly cursor?: 'cursor' | 'after'
  readonly items?: string
  /** It answers a file. */
  readonly isBinary?: true
}
