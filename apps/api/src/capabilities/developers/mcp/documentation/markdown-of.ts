import { isPlainDocumentation } from './plain-documentation.ts'

/** The request for a page of the documentation as Markdown, of a client that prefers it to HTML; `null`: it does not. */
export function markdownOf(request: Request): Request | null {
  const url = new URL(request.url)
  if (!isPlainDocumentation(`${url.pathname}.md`)) return null
  const weights = weightsOf(request.headers.get('accept') ?? '')
  const markdown = weights.get('text/markdown') ?? 0
  if (markdown === 0 || markdown < (weights.get('text/html') ?? 0)) return null
  url.pathname += '.md'
  return new Request(url, { method: request.method, headers: request.headers })
}

/** Each type that is accepted, with its weight. */
const weightsOf = (accept: string): ReadonlyMap<string, number> =>
  new Map(
    accept
      .toLowerCase()
      .split(',')
      .map((each): [string, number] => {
        const [type = '', ...parameters] = each.split(';').map((part) => part.trim())
        const weight = parameters.find((part) => part.startsWith('q='))
        return [type, weight ? Number(weight.slice(2)) || 0 : 1]
      }),
  )
