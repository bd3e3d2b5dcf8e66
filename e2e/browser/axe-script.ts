import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Frame } from 'playwright'

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * Every document of this visitor can load axe by itself, which pays where most of them are checked: it
 * costs each document some 20 ms.
 */
export async function carryAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript(`window.loadAxe = () => {${AXE}}`)
}

/** Loads axe into a document, in which it stays. */
export async function loadAxe(frame: Frame): Promise<void> {
  const isThere = await frame.evaluate(() => {
    const { axe, loadAxe: load } = window as unknown as { axe?: unknown; loadAxe?: () => void }
    if (!axe) load?.()
    return Boolean(axe || load)
  })
  if (!isThere) await frame.evaluate(AXE)
}
