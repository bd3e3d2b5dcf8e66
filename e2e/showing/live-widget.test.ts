/// <reference path="../product/provided-context.d.ts" />
import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { expectAccessible, expectGoodEverywhere, settleAccessible } from '../browser/accessible.ts'
import { DESKTOP, MOVING, newVisitor, open, useBrowser } from '../browser/browser.ts'
import { HOSTILE, type Hostile, hostPage, startHostSite } from './host-pages.ts'
import { addWidget, newFunder } from './own-widget.ts'

useBrowser()

let host: Awaited<ReturnType<typeof startHostSite>>
beforeAll(async () => {
  host = await startHostSite()
})
afterAll(() => host.close())

const WIDGET = 'understory-widget'
const PAYLOADS = ['<img src=x onerror="window.hit=1">', '</style><script>window.hit=1</script>']

/** What a page can tell of a widget on it, and of what it did to the page. */
async function look(widget: Locator) {
  return widget.evaluate((element) => {
    const root = element.shadowRoot
    const card = root?.querySelector('.w')
    const figure = root?.querySelector('b')
    const rect = (of: Element | null | undefined) => {
      const { width = 0, height = 0 } = of?.getBoundingClientRect() ?? {}
      return [Math.round(width), Math.round(height)]
    }
    const style = figure ? getComputedStyle(figure) : null
    return {
      place: rect(element),
      card: rect(card),
      words: card?.textContent,
      // In tenths of a pixel, whatever a browser makes of 1.7 em.
      figure: [
        `${Number.parseFloat(style?.fontSize ?? '').toFixed(1)}px`,
        style?.color,
        style?.textTransform,
        style?.rotate,
      ],
      // Nothing sticks out of the place that was kept.
      isWhole: [...(card?.querySelectorAll('p,b,span,a') ?? [])].every((each) => {
        const [inner, outer] = [each.getBoundingClientRect(), element.getBoundingClientRect()]
        return inner.right <= outer.right + 1 && inner.bottom <= outer.bottom + 1
      }),
    }
  })
}

const noteShifts = `window.shift = 0; new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.shift += entry.value
}).observe({ type: 'layout-shift', buffered: true })`

/** What stays behind on a page: names, cookies and storage. */
const leftBehind = (page: Page) =>
  page.evaluate(() => ({
    names: Object.getOwnPropertyNames(window)
      .filter((name) => !/^(shift|axe|__pw.*)$/.test(name))
      .toSorted(),
    cookies: document.cookie,
    stored: localStorage.length + sessionStorage.length,
    body: getComputedStyle(document.body).font,
  }))

async function visit(hostile: Hostile, script: string, width = 1_000, moves = false) {
  const path = `/${randomUUID()}`
  const policy = hostile.policy?.(script, inject('origin'))
  host.serve(path, { html: hostile.html(script), policy })
  host.serve(`${path}/bare`, { html: hostile.html(''), policy })
  const { page, requests } = await newVisitor(
    { width, height: 700 },
    { baseURL: host.origin, notesRequests: true, ...(moves ? MOVING : {}) },
  )
  await page.addInitScript(noteShifts)
  await page.goto(`${path}/bare`)
  const bare = await leftBehind(page)
  await page.goto(path)
  const widget = page.locator(WIDGET)
  await widget.getByText('See the proof').waitFor()
  await settleAccessible(page)
  return { page, widget, bare, requests }
}

/** A page that shows the widget again, while we cannot be reached, shows what it knows. */
async function keepsItsFiguresWithout(page: Page) {
  await page.route('**/widget/*.json', (route) => route.abort())
  await page.evaluate((name) => {
    const again = document.createElement(name)
    again.setAttribute('widget', document.querySelector(name)?.getAttribute('widget') ?? '')
    document.querySelector('#after')?.append(again)
  }, WIDGET)
  await page.locator(`#after ${WIDGET}`).getByText('1,234', { exact: true }).waitFor()
}

test('a company makes a widget, sees how it looks while it chooses, and puts it on hostile pages', async () => {
  const { page: maker } = await newFunder()
  const { script, frame } = await addWidget(maker, async (page) => {
    await page.getByText('Hazelwood & Daughters has funded').waitFor()
    await page.getByRole('radio', { name: 'Dark', exact: true }).check()
    await page.getByText('This text is hard to read on this background.').waitFor()
    await page.getByRole('radio', { name: 'Light text' }).check()
    await page
      .getByText('This text is hard to read on this background.')
      .waitFor({ state: 'hidden' })
    await expectAccessible(page)
  })
  await expectGoodEverywhere(maker)

  for (const hostile of HOSTILE) {
    const { page, widget, bare, requests } = await visit(hostile, script)
    expect(await look(widget), hostile.name).toEqual({
      place: [280, 215],
      card: [280, 215],
      words: expect.stringMatching(/has funded.*1,234 trees.*5\.6 tonnes of CO2e.*See the proof/),
      figure: ['23.8px', 'rgb(251, 248, 241)', 'none', 'none'],
      isWhole: true,
    })
    expect(await page.evaluate('window.shift'), hostile.name).toBe(0)
    expect(await leftBehind(page), hostile.name).toEqual(bare)
    const ours = requests.filter(({ origin }) => origin === inject('origin'))
    expect(ours.map(({ pathname }) => pathname.replace(/[\w-]+(?=\.js)/, '')).length).toBe(2)
    // It draws the same everywhere; writing and policy are what could change what is said.
    if (hostile === HOSTILE[0] || hostile === HOSTILE.at(-1)) await expectAccessible(page)
    await page.context().close()
  }

  const narrow = await visit({ name: 'a narrow page', html: hostPage }, script, 320, true)
  await narrow.widget.getByText('1,234', { exact: true }).waitFor()
  expect(await look(narrow.widget)).toMatchObject({ place: [280, 215], isWhole: true })
  expect(await narrow.page.evaluate('window.shift')).toBe(0)
  await keepsItsFiguresWithout(narrow.page)

  const sandboxed = `<iframe title="Inner" sandbox="allow-scripts" width="400" height="300" srcdoc="${script.replaceAll('"', '&quot;')}"></iframe>`
  host.serve('/sandboxed', { html: hostPage(sandboxed) })
  const { page: outer } = await newVisitor(DESKTOP, { baseURL: host.origin })
  await outer.goto('/sandboxed')
  await outer.frameLocator('iframe').getByText('5.6').waitFor()

  host.serve('/framed', { html: hostPage(frame) })
  await outer.goto('/framed')
  await outer.frameLocator('iframe').getByText('1,234').waitFor()
  await expectAccessible(outer)
  const [proof] = await Promise.all([
    // Opened without an opener, it is a popup of nobody.
    outer.context().waitForEvent('page'),
    outer.frameLocator('iframe').getByRole('link', { name: 'See the proof' }).click(),
  ])
  await proof.getByRole('heading', { name: 'What Hazelwood & Daughters has funded' }).waitFor()
  await expectAccessible(proof)
})

test('a note is words, whatever stands in it, and a banner keeps to its place on a phone', async () => {
  const { page: maker } = await newFunder()
  for (const payload of PAYLOADS) {
    const { script, frame } = await addWidget(maker, async (page) => {
      await page.getByLabel('Note').fill(payload)
      await page.getByRole('radio', { name: /Banner/ }).check()
    })
    const { page, widget } = await visit({ name: payload, html: hostPage }, script, 320)
    await widget.getByText(payload).waitFor()
    expect(await look(widget)).toMatchObject({ isWhole: true })
    host.serve('/frame', { html: hostPage(frame) })
    await page.goto('/frame')
    await page.frameLocator('iframe').getByText(payload).waitFor()
    for (const each of page.frames()) expect(await each.evaluate('window.hit')).toBeUndefined()
    expect(await maker.evaluate('window.hit')).toBeUndefined()
  }
})

test('badges are off until they are turned on, and then stand on pages of others', async () => {
  const { page } = await newFunder()
  await open(page, '/my-impact/share/badges?theme=moss')
  await page.getByText('Your badges are off').waitFor()
  await page.getByRole('button', { name: 'Turn badges on' }).click()
  await page.getByText('Your badges are on').waitFor()
  await expectGoodEverywhere(page)
  const code = (await page.locator('code', { hasText: '<img' }).first().textContent()) ?? ''
  host.serve('/badge', { html: hostPage(code) })
  const { page: outer } = await newVisitor(DESKTOP, { baseURL: host.origin })
  await outer.goto('/badge')
  const badge = outer.getByRole('img', { name: /1,234 trees funded by Hazelwood/ })
  const drawn = (image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]
  await expect.poll(() => badge.evaluate(drawn)).toEqual([360, 120])
  await outer.getByRole('link', { name: /1,234 trees/ }).click()
  await outer.getByRole('heading', { name: /has funded/ }).waitFor()
})
