import { existsSync } from 'node:fs'
import { createApi } from '../../../api/src/app.ts'
import { webSettings } from '../../../api/src/from-manifests/web-settings.ts'
import { createMetrics } from '../../../api/src/http/serve/metrics.ts'
import { createSite, type WebHandler } from '../../../api/src/site.ts'
import { onlyListedCookies } from '../../../api/src/testing/people/only-listed-cookies.ts'
import type { TestPerson } from '../../../api/src/testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../api/src/testing/start-test-api.ts'

const WEB_BUILD = new URL('../../build/server/index.js', import.meta.url)
const ORIGIN = 'http://understory.test'

/** A page as a browser without script gets it. */
export type TestPage = {
  readonly status: number
  readonly location: string | null
  readonly headers: Headers
  readonly html: string
  /** Its words, without markup and with single spaces. */
  readonly text: string
  /** The problem shown beside a field. */
  readonly problemOf: (field: string) => string | null
}

export type TestSite = {
  readonly api: TestApi
  readonly get: (path: string, person?: Pick<TestPerson, 'cookie'>) => Promise<TestPage>
  readonly post: (
    path: string,
    fields: Readonly<Record<string, string | File | readonly (string | File)[]>>,
    person?: Pick<TestPerson, 'cookie'>,
  ) => Promise<TestPage>
  readonly send: (request: Request) => Promise<TestPage>
  readonly close: () => Promise<void>
}

/** The built pages in front of the whole API, without a browser: loaders, actions and what they draw. */
export async function startTestSite(
  env: Readonly<Record<string, string>> = {},
  options: Pick<NonNullable<Parameters<typeof startTestApi>[0]>, 'between'> = {},
): Promise<TestSite> {
  if (!existsSync(WEB_BUILD)) throw new Error('the pages are not built; `npm run build` does it.')
  const api = await startTestApi({ ...options, rateLimitScale: 1_000, env })
  const { createWebHandler } = (await import(WEB_BUILD.href)) as {
    createWebHandler: (options: object) => WebHandler
  }
  const call = createApi({ ...api.deps, db: api.scopedDb })
  const site = createSite({
    deps: api.deps,
    api: call,
    web: createWebHandler({
      api: call,
      settings: webSettings(api.deps.config),
      onFault: (fault: unknown) => {
        throw fault
      },
    }),
    staticFile: () => null,
    metrics: createMetrics(),
    health: { stopping: false },
  })
  const send = async (request: Request) =>
    pageOf(onlyListedCookies(await site(request, '198.51.100.7')))
  return {
    api,
    send,
    get: (path, person) => send(new Request(new URL(path, ORIGIN), { headers: headersOf(person) })),
    post: async (path, fields, person) => {
      // With its length, as a browser sends it.
      const body = new Response(bodyOf(fields))
      const bytes = await body.arrayBuffer()
      const headers = {
        ...headersOf(person),
        origin: ORIGIN,
        'content-type': body.headers.get('content-type') ?? '',
        'content-length': String(bytes.byteLength),
      }
      return send(new Request(new URL(path, ORIGIN), { method: 'POST', headers, body: bytes }))
    },
    close: api.close,
  }
}

function headersOf(person: Pick<TestPerson, 'cookie'> | undefined): Record<string, string> {
  return { accept: 'text/html', ...(person && { cookie: person.cookie }) }
}

function bodyOf(
  fields: Readonly<Record<string, string | File | readonly (string | File)[]>>,
): FormData | URLSearchParams {
  const hasFile = Object.values(fields)
    .flat()
    .some((value) => value instanceof File)
  const body = hasFile ? new FormData() : new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    for (const each of Array.isArray(value) ? value : [value]) body.append(name, each as string)
  }
  return body
}

async function pageOf(response: Response): Promise<TestPage> {
  const html = await response.text()
  return {
    status: response.status,
    location: response.headers.get('location'),
    headers: response.headers,
    html,
    text: wordsOf(html),
    problemOf: (field) => {
      const [, problem] = new RegExp(`id="${field}-error"[^>]*>(.*?)</p>`, 's').exec(html) ?? []
      return problem === undefined ? null : wordsOf(problem)
    },
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
}

function wordsOf(html: string): string {
  return html
    .replaceAll(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^<>]+>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
