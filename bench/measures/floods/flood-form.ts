import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApi } from '../../../apps/api/src/app.ts'
import { compose } from '../../../apps/api/src/compose/compose.ts'
import { readConfig } from '../../../apps/api/src/configuration/config.ts'
import { BODY_PLACES } from '../../../apps/api/src/from-manifests/body-places.ts'
import { webSettings } from '../../../apps/api/src/from-manifests/web-settings.ts'
import { isAmong } from '../../../apps/api/src/http/requests/body-places.ts'
import { largestBody } from '../../../apps/api/src/http/requests/largest-body.ts'
import { createMetrics } from '../../../apps/api/src/http/serve/metrics.ts'
import { createSite, type WebHandler } from '../../../apps/api/src/site.ts'
import { joinAs } from '../../../apps/api/src/testing/people/people.ts'
import { caller } from '../../../apps/api/src/testing/start-test-api.ts'
import routes from '../../../apps/web/src/routes.ts'
import { ROOT } from '../../../tools/folders.ts'
import type { Figure, Measure } from '../../measure.ts'
import { withProduct } from '../../product.ts'

/** Room for the fields beside the one that is filled. */
const REST_BYTES = 1_024
/** Of a form without its file. */
const TEXT_BYTES = 64 * 1024
const TRIES = 3

/** What parsers stumble over: separators, groups, spaces, openings that never close. */
const HOSTILE = [',', '1,', ' ', '\n', 'a@', '<a ', '((', '0', '.', '\t,\n', '٣', '&amp;'] as const

/** Values for the parts of a path. */
const FLOOD_FORM_PARTS: Readonly<Record<string, string>> = {
  audience: 'business',
  code: 'aaaaaaaaaaaaaaaaaaaaaa',
  accountId: '00000000-0000-4000-8000-000000000000',
  provider: 'google',
}

/** Each form with its longest field filled against it, as large as a form may be, beside the form as it is. */
export const floodForm: Measure = {
  id: 'flood-form',
  what: 'CPU of the largest hostile form against the honest one, for every form route',
  unit: 'ms CPU',
  goal: { ratio: 3, is: 'at most' },
  run: () =>
    withProduct(async ({ env, origin }) => {
      const { deps, close } = await compose(readConfig(env), { isWorker: false })
      const api = createApi(deps)
      const site = createSite({
        deps,
        api,
        web: await loadWeb(api, webSettings(deps.config)),
        staticFile: () => null,
        metrics: createMetrics(),
        health: { stopping: false },
      })
      const send = (request: Request) => site(request, '203.0.113.1')
      const call = caller((request) => send(new Request(request)))
      const { cookie } = await joinAs({ call }, 'business')
      const figures: (Figure & { of: string })[] = []
      for (const path of formPaths()) {
        const url = origin + path
        const { names, cookies } = await openForm(send, url, cookie)
        const post = postTo(send, { url, cookie: cookies, origin })
        const most = isAmong(BODY_PLACES.fileForms, path)
          ? TEXT_BYTES
          : largestBody(BODY_PLACES, path, false)
        figures.push({ of: path, ...(await compareFloodForm(post, names, most - REST_BYTES)) })
      }
      await close()
      return figures
    }),
}

async function loadWeb(api: unknown, settings: unknown): Promise<WebHandler> {
  const build = new URL('../../../apps/web/build/server/index.js', import.meta.url)
  const { createWebHandler } = (await import(build.href)) as {
    createWebHandler: (options: object) => WebHandler
  }
  return createWebHandler({ api, settings, onFault: () => {} })
}

/** The paths of every route module with an action; those of local tools are not served to anyone. */
function formPaths(): string[] {
  return routes
    .filter(({ file }) =>
      /export (?:async )?function action\b/.test(
        readFileSync(join(ROOT, 'apps/web/src', file), 'utf8'),
      ),
    )
    .filter(({ path = '' }) => !path.startsWith('dev/'))
    .map(
      ({ path = '' }) =>
        `/${path.replace(/:(\w+)/g, (_, name: string) => FLOOD_FORM_PARTS[name] ?? 'x')}`,
    )
}

type Send = (request: Request) => Promise<Response>

/** The names of the fields that the page's forms have, and the cookies that it gives. */
async function openForm(send: Send, url: string, cookie: string) {
  const response = await send(new Request(url, { headers: { cookie } }))
  const html = await response.text()
  const names = [...html.matchAll(/<(?:input|textarea|select)\b[^>]*?\bname="([^"]{1,40})"/g)]
  const given = response.headers.getSetCookie().map((each) => each.split(';')[0])
  return {
    names: [...new Set(names.map(([, name = '']) => name)), 'x'].slice(0, 12),
    cookies: [cookie, ...given].join('; '),
  }
}

/** What is refused in less than this, such as a form where a file is asked for, floods nothing. */
const NOTHING_MS = 0.25

/** The worst is tried so often again, to tell it from chance. */
const AGAIN = 3

/** A form as it is sent: writing it is the work of a browser, and not measured. */
type Post = (body: Buffer) => Promise<void>

const bodyOf = (fields: Record<string, string>) =>
  Buffer.from(new URLSearchParams(fields).toString())

function postTo(
  send: Send,
  { url, cookie, origin }: { url: string; cookie: string; origin: string },
): Post {
  return async (body) => {
    const response = await send(
      new Request(url, {
        method: 'POST',
        headers: { cookie, origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: new Uint8Array(body),
      }),
    )
    await response.text()
  }
}

/** The worst of every field with every filling, against the same form as large but honestly filled. */
async function compareFloodForm(
  post: Post,
  names: readonly string[],
  room: number,
): Promise<Figure> {
  const honest = Object.fromEntries(names.map((name) => [name, '1']))
  // A long form is one for names and texts in any letters.
  const padding = room > TEXT_BYTES ? fillFloodForm('ö ', room) : 'a'.repeat(room)
  const padded = { ...honest, padding }
  const [plain, long] = [bodyOf(honest), bodyOf(padded)]
  const reference = Math.max(
    NOTHING_MS,
    await cpuOf(() => post(plain)),
    await cpuOf(() => post(long)),
  )
  let worst = { ours: 0, note: '', filled: plain }
  for (const name of names) {
    for (const piece of HOSTILE) {
      const filled = bodyOf({ ...honest, [name]: fillFloodForm(piece, room) })
      const first = await cpuOf(() => post(filled))
      // The collector may have run in all of them: what looks worst is tried again.
      const ours = first > worst.ours ? Math.min(first, await cpuOf(() => post(filled))) : first
      if (ours > worst.ours) {
        worst = { ours, note: `${name} full of ${JSON.stringify(piece)}`, filled }
      }
    }
  }
  // What is slow by itself stays slow; what was slow by chance does not.
  let { ours } = worst
  for (let count = 0; count < AGAIN; count += 1) {
    ours = Math.min(ours, await cpuOf(() => post(worst.filled)))
  }
  return { ours, note: worst.note, reference, ratio: ours / reference }
}

/** As often as it fits into so many bytes of a form. */
const fillFloodForm = (piece: string, room: number): string =>
  piece.repeat(Math.floor(room / encodeURIComponent(piece).length))

/** The least of a few tries, in milliseconds of this process's CPU. */
async function cpuOf(work: () => Promise<void>): Promise<number> {
  const tries: number[] = []
  for (let count = 0; count < TRIES; count += 1) {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    tries.push((user + system) / 1_000)
  }
  return Math.min(...tries)
}
