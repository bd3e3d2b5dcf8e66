import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  DEMO_PASSWORD,
  DEMO_PEOPLE,
} from '../apps/api/src/capabilities/developers/demo/demo-people.ts'
import { readConfig } from '../apps/api/src/configuration/config.ts'
import { webSettings } from '../apps/api/src/from-manifests/web-settings.ts'
import type { WebHandler } from '../apps/api/src/site.ts'
import { type Demonstration, FIRST_PAGE } from '../apps/web/src/demonstration/demonstrations.ts'
import { storedKeyOf } from '../apps/web/src/demonstration/stored-key.ts'
import { ROOT } from './folders.ts'
import { say, stopWith } from './start/say.ts'

/** `npm run demo:store -- [URL]`: stores what the pages of the sample accounts of a running local copy show. */
const origin = process.argv[2] ?? 'http://localhost:3000'
const STORED = join(ROOT, 'apps/web/src/demonstration/stored')
const WEB_BUILD = join(ROOT, 'apps/web/build/server/index.js')
/** In the place of where the running copy happened to be. */
const SHOWN_ORIGIN = 'https://understory.example'
const MOST_PAGES = 240
/** Of pages that differ by what they are about alone. */
const MOST_ALIKE = 6
const VISITOR = { ip: '127.0.0.1', requestId: 'store-answers' }

/** What the pages are told of an installation; they reach nothing of it. */
const STAND_IN = {
  DATABASE_URL: 'postgres://demonstration@127.0.0.1/none',
  APP_SECRET: 'nothing is signed with this when pages are stored',
  SMTP_URL: 'smtp://127.0.0.1:1',
  SANDBOX_URL: origin,
  PAYMENTS_WEBHOOK_SECRET: 'whsec_demonstration',
  FILES_FOLDER: '/nowhere',
}

/** What a tour goes through. Pages that prove something are none of it: what is made up proves nothing. */
const TOUR = /^\/(?:my-impact|projects)(?:\/|$)/

type Recording = {
  readonly answers: Map<string, unknown>
  /** Since the page was asked for, something was answered that is not JSON, and cannot be stored. */
  hasMore: boolean
}

const { createWebHandler } = (await import(WEB_BUILD)) as {
  createWebHandler: (options: object) => WebHandler
}

if (!(await fetch(origin).catch(() => null))) stopWith(`there is no running copy at ${origin}.`)
await store('person', 'personal')
await store('business', 'business')

async function store(of: Demonstration, kind: (typeof DEMO_PEOPLE)[number]['kind']): Promise<void> {
  const person = DEMO_PEOPLE.find((each) => each.kind === kind)
  if (!person) return
  const recording: Recording = { answers: new Map(), hasMore: false }
  const web = handlerThatRecords(recording)
  const cookie = await signIn(web, person.email)
  recording.answers.clear()
  const pages = await crawl(web, { cookie, recording })
  const answers = Object.fromEntries(
    [...recording.answers].toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
  const storedOn = new Date().toISOString().slice(0, 10)
  const text = storedText({ storedOn, pages, answers }).replaceAll(origin, SHOWN_ORIGIN)
  writeFileSync(join(STORED, `${of}.json`), `${text}\n`)
  say(`${of}: ${pages.length} pages, ${recording.answers.size} answers`)
}

/** The pages as they are built, over the API of the running copy. */
function handlerThatRecords(recording: Recording): WebHandler {
  const settings = { ...webSettings(readConfig(STAND_IN)), origin }
  const api = async (request: Request) => {
    const url = new URL(request.url)
    const body = await request.text()
    const headers = new Headers(request.headers)
    headers.delete('content-length')
    const answer = await fetch(new URL(url.pathname + url.search, origin), {
      method: request.method,
      headers,
      redirect: 'manual',
      ...(body && { body }),
    })
    const isJson = answer.headers.get('content-type')?.includes('json')
    if (answer.ok && isJson) {
      const key = storedKeyOf(request.method, url, body)
      recording.answers.set(key, scrubbed(await answer.clone().json()))
    } else if (answer.ok) recording.hasMore = true
    return answer
  }
  return createWebHandler({ api, settings, onFault: (fault: unknown) => console.error(fault) })
}

/** Without what lets someone in. */
function scrubbed(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'token' in answer
    ? { ...answer, token: 'demonstration' }
    : answer
}

async function signIn(web: WebHandler, email: string): Promise<string> {
  const body = new URLSearchParams({ email, password: DEMO_PASSWORD }).toString()
  const headers = {
    origin,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(body.length),
  }
  const request = new Request(`${origin}/login`, { method: 'POST', headers, body })
  const { headers: answered } = await web(request, VISITOR)
  const cookies = answered.getSetCookie().map((cookie) => cookie.split(';')[0])
  if (cookies.length === 0) stopWith(`${email} cannot sign in at ${origin}.`)
  return cookies.join('; ')
}

/** Every page that links lead to, from the first one on, and the files that follow from stored answers alone. */
async function crawl(
  web: WebHandler,
  { cookie, recording }: { readonly cookie: string; readonly recording: Recording },
): Promise<string[]> {
  const pages: string[] = []
  const isNew = onceOfEach()
  const queue = [FIRST_PAGE].filter(isNew)
  for (let address = queue.shift(); address && pages.length < MOST_PAGES; address = queue.shift()) {
    recording.hasMore = false
    const headers = { cookie, accept: 'text/html' }
    const answer = await web(new Request(origin + address, { headers }), VISITOR)
    if (answer.status !== 200) continue
    const isPage = answer.headers.get('content-type')?.includes('html')
    if (isPage || !recording.hasMore) pages.push(address)
    if (isPage) queue.push(...linksOf(await answer.text()).filter(isNew))
  }
  return pages
}

/** Whether an address is one that was not met before, nor too many that differ in numbers alone. */
function onceOfEach(): (address: string) => boolean {
  const seen = new Set<string>()
  const alike = new Map<string, number>()
  return (address) => {
    const kind = address.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+/g, '*')
    const count = alike.get(kind) ?? 0
    if (seen.has(address) || count >= MOST_ALIKE) return false
    seen.add(address)
    alike.set(kind, count + 1)
    return true
  }
}

function linksOf(html: string): string[] {
  const links = [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"#]*)/g)]
  const addresses = links.map(([, address = '']) => address.replaceAll('&amp;', '&'))
  return [...new Set(addresses)].filter((address) => TOUR.test(address))
}

/** One line for each answer, so that a change can be read. */
function storedText({
  storedOn,
  pages,
  answers,
}: {
  storedOn: string
  pages: string[]
  answers: object
}) {
  const lines = Object.entries(answers).map(
    ([key, answer]) => `${JSON.stringify(key)}: ${JSON.stringify(answer)}`,
  )
  return `{\n"storedOn": ${JSON.stringify(storedOn)},\n"pages": ${JSON.stringify(pages)},\n"answers": {\n${lines.join(',\n')}\n}\n}`
}
