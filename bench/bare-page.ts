import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { type ApiCall, createApi } from '../apps/api/src/app.ts'
import { compose } from '../apps/api/src/compose/compose.ts'
import { readConfig } from '../apps/api/src/configuration/config.ts'
import { webSettings } from '../apps/api/src/from-manifests/web-settings.ts'
import { createMetrics } from '../apps/api/src/http/serve/metrics.ts'
import { createSite, type WebHandler } from '../apps/api/src/site.ts'
import { CHROMIUM_FLAGS, findChromium } from '../tools/browser/find-chromium.ts'
import { interleave } from './interleave.ts'
import type { Figure } from './measure.ts'

const RENDERS = 150

type Node =
  | string
  | { tag: string; attributes: Record<string, string>; inside: Node[]; html?: string }

type Site = ReturnType<typeof createSite>

/** The pages in front of the API, in this process. */
export async function siteOf(env: NodeJS.ProcessEnv) {
  const { deps, close } = await compose(readConfig(env), { isWorker: false })
  const api = createApi(deps)
  const site = createSite({
    deps,
    api,
    web: await loadWeb(api, deps.config),
    staticFile: () => null,
    metrics: createMetrics(),
    health: { stopping: false },
  })
  return { site, api, deps, close }
}

/** Pages per second, from request to bytes, against bare `renderToString` of what the browser received. */
export async function compareWithBare(
  site: Site,
  { origin, path }: { readonly origin: string; readonly path: string },
): Promise<Figure & { of: string }> {
  const tree = toElement(await readTree(origin + path), 0)
  const render = async () => {
    for (let count = 0; count < RENDERS; count += 1) {
      await (await site(new Request(origin + path), '203.0.113.1')).text()
    }
  }
  const bare = async () => {
    for (let count = 0; count < RENDERS; count += 1) renderToString(tree)
  }
  const { ours, reference, ratioOfTimes } = await interleave({ ours: render, reference: bare })
  const uncached = await rateUncached(site, origin + path)
  const note = `${Math.round(ours.cpuMicros / RENDERS)} against ${Math.round(reference.cpuMicros / RENDERS)} CPU-µs a page; ${Math.round(uncached)} pages/s without the cache`
  return {
    of: path,
    ours: RENDERS / ours.seconds,
    reference: RENDERS / reference.seconds,
    ratio: 1 / ratioOfTimes,
    note,
  }
}

/** Pages per second with every page rendered, as for someone who is signed in. */
async function rateUncached(site: Site, url: string): Promise<number> {
  const began = performance.now()
  for (let count = 0; count < RENDERS; count += 1) {
    await (await site(new Request(`${url}?visit=${count}`), '203.0.113.1')).text()
  }
  return (RENDERS * 1000) / (performance.now() - began)
}

async function loadWeb(
  api: ApiCall,
  config: Parameters<typeof webSettings>[0],
): Promise<WebHandler> {
  const build = fileURLToPath(new URL('../apps/web/build/server/index.js', import.meta.url))
  const { createWebHandler } = await import(build)
  return createWebHandler({ api, settings: webSettings(config) })
}

/** The page as the browser understood it; drawings stay the text they are in our components. */
async function readTree(url: string): Promise<Node> {
  const executablePath = await findChromium()
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  const page = await browser.newPage()
  await page.goto(url)
  const tree = await page.evaluate(() => {
    const read = (element: Element): Node => ({
      tag: element.tagName.toLowerCase(),
      attributes: Object.fromEntries(
        [...element.attributes].map(({ name, value }) => [name, value]),
      ),
      ...(element instanceof SVGElement ? { html: element.innerHTML } : {}),
      inside:
        element instanceof SVGElement
          ? []
          : [...element.childNodes].flatMap((node): Node[] => {
              if (node instanceof Element) return [read(node)]
              return node.nodeType === 3 ? [node.textContent ?? ''] : []
            }),
    })
    return read(document.documentElement)
  })
  await browser.close()
  return tree
}

function toElement(node: Node, key: number): ReactNode {
  if (typeof node === 'string') return node
  const { class: className, for: htmlFor, style: _, ...attributes } = node.attributes
  const props: Record<string, unknown> = { key, ...attributes }
  if (className) props.className = className
  if (htmlFor) props.htmlFor = htmlFor
  if (node.html !== undefined) props.dangerouslySetInnerHTML = { __html: node.html }
  return node.inside.length === 0
    ? createElement(node.tag, props)
    : createElement(node.tag, props, node.inside.map(toElement))
}
