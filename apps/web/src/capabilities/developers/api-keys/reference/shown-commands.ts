const SHOWN_ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#x27', "'"],
])

/** The code that a page shows, by its label. */
export function shownCode(html: string): ReadonlyMap<string, string> {
  const blocks = html.matchAll(/ aria-label="([^"]*)"><pre[^>]*>([^<]*)<\/pre>/g)
  return new Map([...blocks].map(([, label = '', code = '']) => [label, plain(code)]))
}

const plain = (code: string) =>
  code.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => SHOWN_ENTITIES.get(name) ?? '')

/** The words of a command as a shell would read them, with these variables and commands in it. */
export function shellWords(command: string, values: Readonly<Record<string, string>>): string[] {
  const filled = command
    .replaceAll(/\\\n\s*/g, ' ')
    .replaceAll(/\$(?:\((\w+)\)|(\w+))/g, (_, run?: string, name?: string) => {
      const value = values[run ?? name ?? '']
      if (value === undefined) throw new Error(`nothing is known of ${run ?? name}`)
      return value
    })
  const words = filled.matchAll(/'([^']*)'|"([^"]*)"|([^\s'"]+)/g)
  return [...words].map(([, single, double, bare]) => single ?? double ?? bare ?? '')
}

const CURL_OPTIONS = ['-X', '-H', '-d'] as const
type CurlOption = (typeof CURL_OPTIONS)[number]
const isTaken = (word: string): word is CurlOption => CURL_OPTIONS.some((option) => option === word)

/** What curl would send. */
export function curlRequest([program, ...words]: readonly string[]): Request {
  if (program !== 'curl') throw new Error(`${program} is not curl`)
  const given: Record<CurlOption | 'address', string[]> = {
    '-X': [],
    '-H': [],
    '-d': [],
    address: [],
  }
  for (const [at, word] of words.entries()) {
    const before = words[at - 1] ?? ''
    if (isTaken(before)) given[before].push(word)
    else if (word.startsWith('-') && !isTaken(word)) throw new Error(`curl has no ${word}`)
    else if (!word.startsWith('-')) given.address.push(word)
  }
  const [address = ''] = given.address
  const [body] = given['-d']
  const [method = body === undefined ? 'GET' : 'POST'] = given['-X']
  const headers = given['-H'].map((header): [string, string] => {
    const [name = '', ...value] = header.split(': ')
    return [name, value.join(': ')]
  })
  return new Request(address, { method, headers, ...(body !== undefined && { body }) })
}
