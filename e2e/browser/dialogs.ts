import type { Page } from 'playwright'
import { expect } from 'vitest'
import { PHONE } from './browser.ts'

/**
 * In each dialog of the page the parts stand apart, and one that can delete something can also be closed
 * beside that button. One that stands in its place on the page is no wider than that.
 */
export async function expectDialogsReadWell(page: Page): Promise<void> {
  await page.setViewportSize(PHONE)
  expect.soft(await page.evaluate(faultsOfDialogs), `the dialogs of ${page.url()}`).toEqual([])
}

/** Runs in the page. */
function faultsOfDialogs(): string[] {
  const LEAST_GAP = 8
  return [...document.querySelectorAll('dialog')].flatMap((dialog) => {
    const faults = dialog.open ? tooWide(dialog) : shown(dialog, tooClose)
    return [...faults, ...withoutWayBack(dialog)].map((fault) => `${titleOf(dialog)}: ${fault}`)
  })

  function shown(dialog: HTMLDialogElement, look: (dialog: Element) => string[]): string[] {
    dialog.showModal()
    const found = look(dialog)
    dialog.close()
    return found
  }

  function tooClose(dialog: Element): string[] {
    const parts = [...dialog.children].filter((each) => each.getClientRects().length > 0)
    return parts.slice(1).flatMap((part, at) => {
      const above = parts[at]?.getBoundingClientRect().bottom ?? 0
      const gap = part.getBoundingClientRect().top - above
      return gap < LEAST_GAP ? [`${gap} px above ${part.outerHTML.slice(0, 120)}`] : []
    })
  }

  function tooWide(dialog: Element): string[] {
    const { width } = dialog.getBoundingClientRect()
    const room = dialog.parentElement?.clientWidth ?? 0
    const { paddingLeft, paddingRight } = getComputedStyle(dialog.parentElement ?? dialog)
    const inner = room - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    return width > inner + 1 ? [`${width} px wide in ${inner}`] : []
  }

  function withoutWayBack(dialog: Element): string[] {
    const ends = [...dialog.querySelectorAll('button[type=submit][class*=danger]')]
    return ends
      .filter((button) => !button.parentElement?.querySelector('button[command=close]'))
      .map((button) => `no way back beside ${button.textContent}`)
  }

  function titleOf(dialog: Element): string {
    return dialog.querySelector('h2')?.textContent ?? dialog.id
  }
}
